import { formatMessage } from "../i18n/format-message.ts";

/**
 * The registrations that Chinese law requires a website to show: its ICP filing (工信部令第 33 号, article 13), its
 * filing with public security, and the filings of the generative AI models it uses, each by name and number
 * (notice of the Cyberspace Administration of China, CAC, of 2 April 2024). `shownFilings` makes the build fail on
 * malformed numbers.
 */
export interface Filings {
  /** As in `京ICP备12345678号-1`. */
  readonly icp?: string;
  /** As in `京公网安备11000002000001号`. */
  readonly publicSecurity?: string;
  readonly models?: readonly ModelFiling[];
}

interface ModelFiling {
  /** The model's registered name. */
  readonly model: string;
  /** As in `Beijing-MoXing-20240601`, optionally with a number after the date. */
  readonly number: string;
}

const province = "[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼蜀]";
const formats = {
  icp: {
    pattern: new RegExp(`^${province}ICP备(\\d{8}|\\d{10})号(-\\d{1,4})?$`),
    example: "京ICP备12345678号-1",
  },
  publicSecurity: {
    pattern: new RegExp(`^${province}公网安备 ?\\d{14}号$`),
    example: "京公网安备11000002000001号",
  },
  models: {
    pattern: /^[A-Z][A-Za-z]+-\w+-20\d{6}[0-9A-Z]*$/,
    example: "Beijing-MoXing-20240601",
  },
};

/** A filing as it is displayed. */
export interface ShownFiling {
  readonly text: string;
  /** The URL of the public register. */
  readonly url: string;
  readonly ofModel?: boolean;
}

/**
 * The configured filings in the usual order of Chinese sites. `modelText` has placeholders for a model's name and number.
 * @throws if a number is malformed
 */
export function shownFilings(
  { icp, publicSecurity, models = [] }: Filings,
  modelText: string,
): ShownFiling[] {
  const shown: ShownFiling[] = [];
  if (icp) {
    checkFormat("icp", icp);
    shown.push({ text: icp, url: "https://beian.miit.gov.cn/" });
  }
  if (publicSecurity) {
    checkFormat("publicSecurity", publicSecurity);
    const code = publicSecurity.replace(/\D/g, "");
    const url = `https://beian.mps.gov.cn/#/query/webSearch?code=${code}`;
    shown.push({ text: publicSecurity, url });
  }
  for (const { model, number } of models) {
    checkFormat("models", number);
    const text = formatMessage(modelText, { model, number });
    const url = "https://www.cac.gov.cn/2024-04/02/c_1713729983803145.htm";
    shown.push({ text, url, ofModel: true });
  }
  return shown;
}

function checkFormat(key: keyof Filings, number: string): void {
  const { pattern, example } = formats[key];
  if (!pattern.test(number)) {
    throw new Error(`site.ts: filings.${key} has "${number}", which is not as in ${example}.`);
  }
}
