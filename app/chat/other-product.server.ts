import { locales } from "../i18n/locales.ts";
import { allAnswers } from "../search/answers/answers.server.ts";
import { commonProductName, productName } from "../search/answers/other-products.ts";
import { memoizeInSlices } from "../search/memoize-in-slices.ts";
import { siteSections } from "../search/search.server.ts";
import { textOf } from "../search/section.ts";
import { memoize } from "../search/tokens/memoize.ts";
import { stem } from "../search/tokens/stem.ts";
import { normalize, terms } from "../search/tokens/terms.ts";
import { site } from "../site/site.ts";

const brand = Object.values(site.name).join("|").toLowerCase();

/** How people begin a question; what follows is its subject. */
const opening =
  /^([^\p{L}\p{N}]*(hi|hello|hey|so|well|please|pls|and|but|ok|okay|quick question|(can|could|would) (you|u) (please )?(tell me|explain|help me( to)?|say)|(do|did) (you|u) know( (if|whether))?|i (just )?(want|need|would like|d like) to( know( (if|whether))?)?|i'd like to( know( (if|whether))?)?|tell me|you know)\b)+[\s,:]*|^(请问一?下?|想?问一?下|我?想(知道|问|了解)(一下)?|那么?|你们?知不知道|你们?知道|你们?(能|可以)?告诉我|帮我(查|看)?(一下)?|麻烦|你好|[\s，,、])+/u;

/** Who says this speaks to us, or of ours. */
const speaksToUs = new RegExp(
  `\\b(you|your|yours|ur|u|here|(with|to|into|from|than|in|use|call|is|of) (it|this)|does (it|this)|this|(the|an?) (assistant|chat|bot))\\b|[你您它咱]|本站|这里|这个|该(产品|网站)|贵司|贵公司|我们的?(网站|产品|系统|公司)|助手|${brand}`,
  "u",
);

/** How ours compares with others, works beside them, or is reached or paid through them. */
const together =
  /\b(integrat\w*|connect\w*|plug-?ins?|extensions?|add-?(in|on)s?|bots?|widget|embed\w*|webhooks?|import\w*|export\w*|sync|compar\w*|compatib\w*|vs|versus|differen\w*|better|best|worse|instead|alternative\w*|replac\w*|migrat\w*|switch\w*|competitors?|login|log ?in|sign ?in|sso|pay|payment|page|profile|handle|group|channel|community|follow|official|sdk)\b|[接嵌比]|集成|整合|插件|机器人|小程序|公众号|群|登录|扫码|兼容|迁移|替代|替换|代替|区别|不同|差别|差异|哪个(好|强|更)|更(好|强)|导入|导出|同步|支付(?!宝)|付款|转账|联系|沟通|加好友|关注|分享|推送|账号叫|套壳|底层|背后|同款|一样|^有|^用|(手机|电脑|平板|浏览器|iphone|ipad|mac|安卓|苹果).{0,5}(能|可以|支持|下载|装|用|版|上)/u;

const price = "price[sd]?|pricing|costs?|fees?|subscriptions?|memberships?|refunds?|free trials?";
/** What a product has of which people ask. */
const offered = `${price}|plans?|accounts?|apis?(?: keys?)?|rate limits?|passwords?|ceo|founders?|headquarters|return policy|salar(?:y|ies)|support number|customer service|phone number|stock|shares`;
const offeredZh =
  "会员|vip|账号|账户|帐号|帐户|api|接口|套餐|订阅|价格|定价|售价|收费|客服|密码|密钥|额度|限速|限流|配额|股价|股票|总部|创始人|老板|ceo|官网|多少钱|多贵|贵不贵|贵吗|要钱|免费|退款|退费|退货|发票|注销|销号|取消|退订|续费|充值|开通|下载|安装|卸载|破解|绑定|解绑";
/** What is neither a letter nor a digit. */
const sign = "[^\\p{L}\\p{N}]";
const edition =
  "(?: (?:plus|pro|max|premium|team|teams|ultra|business|basic|mini|advanced|\\d[\\d.]*))?";
const actions =
  "cancel|delete|close|deactivate|renew|buy|order|purchase|install|uninstall|download|subscribe to|upgrade to|work for|unsubscribe from|sign up (?:for|to|with)|apply for|reset|upgrade|use|get|open|register (?:for|with|at)|contact|call|reach";
const actionsZh =
  "取消|注销|申请|购买|买|下载|安装|卸载|注册|开通|续费|退订|充值|退|登陆|升级|用|使用|打开|更新|关闭|删除|找|开";

/** Forms in which a well-known product is the subject of a question; `NAME` is its name. */
const known = [
  `^(?:the |my |a |an )?NAME${edition}(?:'s)? (?:is|does|do|can|has|was|why|how|${offered}|for|\\w+ed|not)\\b`,
  `^(?:what|which) \\p{L}+ (?:does|do|did|has|have|is|are) NAME`,
  `^how (?:much|many|well) (?:do|does|are) (?:\\w+ )+(?:at|of|in) NAME`,
  `^(?:how come|how|why|when|where|what|who|which|since when|is|are|does|do|did|will|can|has|have)(?:much|many|old|big|good|safe|long|often|'s|s|is|are|was|does|do|did|will|can|could|should|has|have|owns?|founded|made|makes|runs|invented|\\s|(?:i|we|people|one|to|the|my|a|an|about)\\b)*(?:(?:${actions})\\s+)?(?:the |my |a |an |our )*NAME`,
  `^(?:${actions}) (?:the |my |a |an |our )*NAME`,
  `^(?=.*\\p{Script=Han})(?:我的?|要|想|能|可以|怎么样?|如何|咋|在?哪里?|去哪里?|为什么|为啥|的|${actionsZh}|个|一|部|台|新|最)*NAME`,
] as const;

/** Forms for names that are also common words: the question names a price, an account or the like. */
const ambiguous = [
  `\\b(?:${offered})(?: and \\w+)? (?:of|for|on|at|to|from|with|in) (?:the |my |a |an )?NAME`,
  `^(?:how (?:do|can|to) (?:i |we )?)?(?:cancel|delete|renew|buy|deactivate) (?:the |my |a |an )*NAME`,
  "^(?:is|does) NAME (?:have|offer|cost|free|safe|secure|down)\\b",
  `how much (?:does|do|is|are|for) (?:the |a |an )?NAME`,
  `NAME${edition}(?:'?s)? (?:${offered})`,
  `^(?:怎么|如何|想|我|要|在哪)*(?:买|购买|取消|注销|退订|充值|续费)NAME`,
  `NAME[\\p{N} .]{0,4}(?:手机|电脑|笔记本|平板|pro|plus|max)?的? ?(?:怎么|如何|一?(?:年|个?月))?(?:${offeredZh})`,
] as const;

/** Forms in which even a name that nobody listed can only be that of a product; the name is captured. */
const unlisted = [
  `^how much (?:does|do|is|are|for) (?:the |a |an )?(\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]+)${edition}(?: costs?\\b|${sign}*$)`,
  `^(?:what|how) (?:does|do) (?:the |a |an )?(\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]+)${edition} (?:cost|charge)\\b`,
  `^(?:how (?:do|can|to) (?:i |we |you )?)?(?:cancel|delete|renew|deactivate|uninstall) (?:my |the |an? )*(\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]+)${edition}(?:'?s)? (?:${offered})`,
  `^(?:is|does|do|what's|what is|what are|whats|where is|who is)? ?(?:the )?(\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]+)(?:'s ${offered.split("|").join("\\b|'s ")}| (?:${price}|api keys?|api rate limits?|membership)\\b)`,
  `^does (\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]+)${edition} (?:have|offer|support|give|provide|accept|allow|work|come|use|run)\\b`,
  `\\b(?:${offered}) (?:of|for) (\\p{Script=Latin}[\\p{Script=Latin}\\p{N}]+)${edition}${sign}*$`,
  `^(?:我的?|怎么|如何|想|要|取消|注销|申请|买|购买|下载|注册|开通|续费|充值|退订)*\\s*(\\p{Script=Latin}{2,}\\d*)[ .\\d]*(?:pro|plus|max)? ?(?:的|家|家的)? ?(?:${offeredZh}|怎么(?:${offeredZh})|一?(?:年|个?月)?多少钱|是(?:哪|谁|什么)公司)`,
] as const;

const knownForms = [
  ...known.map((form) => form.replaceAll("NAME", productName)),
  ...ambiguous.map((form) => form.replaceAll("NAME", commonProductName)),
].map((form) => new RegExp(form, "u"));
const unlistedForms = unlisted.map((form) => new RegExp(form, "u"));

const namesProduct = new RegExp(commonProductName, "u");
/** A bare name asks nothing. */
const onlyName = new RegExp(`^${sign}*${commonProductName}${sign}*$`, "u");

/**
 * Whether a question is about something that isn't ours, and neither compares ours with it nor asks how the two work
 * together: no answer of ours fits, however much of its wording they share.
 */
export function asksAboutOtherProduct(question: string): boolean {
  const text = subjectOf(question);
  if (isOurs(text)) return false;
  // The forms take long to compile, and few questions need them.
  if (namesProduct.test(text)) {
    if (onlyName.test(text)) return false;
    if (knownForms.some((form) => form.test(text))) return true;
  }
  return unlistedNames(text).some(isForeign);
}

/** Prepares to tell whether it is, while other requests are served. */
export async function prepareOtherProducts(question: string): Promise<void> {
  const text = subjectOf(question);
  if (isOurs(text) || unlistedNames(text).length === 0) return;
  for (const locale of locales) {
    await ownWords.prepare(locale);
  }
}

function subjectOf(question: string): string {
  return normalize(question).replaceAll("’", "'").trim().replace(opening, "");
}

function isOurs(text: string): boolean {
  return speaksToUs.test(text) || together.test(text);
}

function unlistedNames(text: string): string[] {
  return unlistedForms.flatMap((form) => form.exec(text)?.[1] ?? []);
}

/** The words in our alphabet that the site or a written answer uses, or that people ask with, as stems. */
const ownWords = memoizeInSlices(function* (locale): Generator<undefined, ReadonlySet<string>> {
  const words = new Set<string>();
  const stemOf = memoize(stem);
  for (const text of [
    ...siteSections(locale).map(textOf),
    ...allAnswers(locale).map(({ asked, words }) => [...asked, ...words].join("\n")),
  ]) {
    for (const term of terms(text)) if (term.script === "word") words.add(stemOf(term.text));
    yield;
  }
  return words;
});

/** Whether a word is none that the site uses, nor one of those mistyped. */
function isForeign(word: string): boolean {
  const stemmed = stem(word);
  return locales.map(ownWords.get).every((own) => {
    if (own.has(stemmed) || own.has(word)) return false;
    return word.length < 5 || !Array.from(own).some((known) => differsByOne(known, stemmed));
  });
}

/** Whether one letter is missing, added, other or out of order. */
function differsByOne(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (
    end < Math.min(one.length, other.length) - start &&
    one.at(-1 - end) === other.at(-1 - end)
  ) {
    end++;
  }
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  return Math.max(a.length, b.length) < 2 || (a.length === 2 && a[0] === b[1] && a[1] === b[0]);
}
