import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { type Filings as SetFilings, shownFilings } from "#app/content/filings.ts";
import { site } from "#app/site/site.ts";
import { Filings } from "#app/ui/filings.tsx";
import { SiteFooter } from "#app/ui/shell/site-footer.tsx";
import { zh, zhCopy } from "../support/tested-locales.ts";
import { withSite } from "../support/with-site.ts";

const allFilings: SetFilings = {
  icp: "京ICP备12345678号-1",
  publicSecurity: "京公网安备11000002000001号",
  models: [{ model: "晨星", number: "Beijing-ChenXing-20240601" }],
};

/** Finds the links of the Chinese footer that lead to a register. */
function findFooterLinks(filings: SetFilings): string[] {
  const { label, model } = zhCopy.filings;
  const footer = createElement(SiteFooter, {
    locale: zh,
    brand: site.name[zh],
    year: 2026,
    social: site.social,
    filings: { label, shown: shownFilings(filings, model) },
    copy: zhCopy.layout,
  });
  const router = createMemoryRouter([{ path: "*", element: footer }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  return html.match(/<a href="[^"]*\.gov\.cn[^>]*>[^<]*<\/a>/g) ?? [];
}

it("the Chinese footer shows each configured filing with a link to its register", () => {
  expect(findFooterLinks(allFilings)).toEqual([
    '<a href="https://beian.miit.gov.cn/">京ICP备12345678号-1</a>',
    '<a href="https://beian.mps.gov.cn/#/query/webSearch?code=11000002000001">京公网安备11000002000001号</a>',
    '<a href="https://www.cac.gov.cn/2024-04/02/c_1713729983803145.htm">生成式人工智能服务备案：晨星，Beijing-ChenXing-20240601</a>',
  ]);
});

it("the Chinese footer shows one filing without the others", () => {
  expect(findFooterLinks({ icp: "沪ICP备2023012345号" })).toHaveLength(1);
});

it("the Chinese footer shows nothing without filings", () => {
  expect(findFooterLinks({})).toEqual([]);
});

it("the Chinese features page shows only the filings of models", () => {
  const { label, model } = zhCopy.filings;
  const page = (filings: SetFilings) => {
    const shown = shownFilings(filings, model).filter(({ ofModel }) => ofModel);
    return renderToStaticMarkup(createElement(Filings, { label, filings: shown }));
  };
  expect(page(allFilings)).toMatch(/^<ul [^>]*aria-label="备案信息"><li>.*晨星.*<\/li><\/ul>$/);
  expect(page({ icp: "京ICP备12345678号" })).toBe("");
});

it.each([
  { icp: "蜀ICP备05000001号" },
  { icp: "粤ICP备2023012345号-12" },
  { publicSecurity: "川公网安备 51000002000001号" },
  { models: [{ model: "晨星", number: "Shanghai-Chen_Xing2-202406010012" }] },
] satisfies SetFilings[])("the filing %j is valid", (filings) => {
  expect(shownFilings(filings, "")).toHaveLength(1);
});

const malformed: SetFilings[] = [
  { icp: "京ICP备1234567号-1" },
  { publicSecurity: "京公网安备1100000200000号" },
  { models: [{ model: "晨星", number: "beijing-ChenXing-20240601" }] },
  { models: [{ model: "晨星", number: "Beijing-ChenXing-240601" }] },
  { icp: "东ICP备12345678号-1" },
  { icp: "京ICP备1e234567号" },
  { icp: "京ICP备12345678" },
  { publicSecurity: "京公网安备11000002000001" },
  { models: [{ model: "晨星", number: "20240601" }] },
];
it.each(malformed)("the filing %j is invalid", ({ icp, publicSecurity, models }) => {
  const number = icp ?? publicSecurity ?? models?.[0]?.number;
  expect(() => shownFilings({ icp, publicSecurity, models }, "")).toThrow(
    new RegExp(`^site\\.ts: filings\\.\\w+ has "${number}", which is not as in \\S+\\.$`),
  );
});

it("an invalid filing ends the build", async () => {
  const filings: SetFilings = { icp: "京ICP备1号" };
  await withSite({ filings }, () =>
    expect(import("../../vite.config.ts")).rejects.toThrow('"京ICP备1号"'),
  );
});
