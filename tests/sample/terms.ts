interface Term {
  /** The word for a concept, or what to write in its place. */
  readonly write: string;
  /** The words that must not be used for it. */
  readonly never: RegExp;
  /** The beginnings of the paths to which this applies; everywhere by default. */
  readonly within?: readonly string[];
}

const pagesAndAnswers = [
  "app/site/locales/",
  "app/site/content/answers/",
  "app/site/content/docs/",
  "app/site/content/legal/",
];
const ownTexts = [
  "app/site/locales/",
  "app/leads/",
  "app/site/content/docs/",
  "app/site/content/legal/",
];

/** One word for each concept, in the copy, the documents, the posts and the API's description. */
export const terms: Record<"en" | "zh", readonly Term[]> = {
  en: [
    {
      write: "rate limit",
      never: /\b(rate (cap|ceiling)|request (cap|limit)|call limit|throttl\w+ limit)s?\b/i,
    },
    { write: "quota", never: /\b(monthly (limit|cap|allowance)|request allowance)s?\b/i },
    {
      write: "endpoint",
      never: /\boperations?\b/i,
      within: [...ownTexts, "app/site/api/"],
    },
    {
      write: "API key",
      never: /\b(access key|secret key|API token|API secret|(?<!#)API-key)s?\b/i,
    },
    { write: "receipt", never: /\b(proof of action|action record)s?\b/i },
    { write: "résumé", never: /\bCVs?\b|\bresumes\b|curriculum vitae/ },
    {
      write: "newsletter",
      never: /\b(news ?mail|mailing list|email list|subscription emails?)\b/i,
    },
    {
      write: "custom instructions",
      never: /\b(standing|personal) instructions?\b|\bcustom prompts?\b/i,
    },
    { write: "conversation", never: /\bthreads?\b/i },
    {
      write: "vulnerability",
      never: /\b(weakness(es)?|security (hole|bug|flaw)s?)\b/i,
      within: ownTexts,
    },
    {
      write: "Privacy Policy, Security Policy, License Agreement, Terms of Service",
      never:
        /(?<![\w“-])(privacy policy|security policy|license agreement|terms of service)\b|security page/,
    },
    { write: "health insurance", never: /\bhealth cover\b/i },
    { write: "data center", never: /\bdata ?centre\b/i },
    { write: "email", never: /\be-mails?\b/i },
    { write: "afterward", never: /\bafterwards\b/i },
    { write: "someone, anyone, everyone, no one", never: /\b(some|any|every|no)body\b/i },
    { write: "the other way around", never: /\bother way round\b/i },
    { write: "a sentence that ends otherwise (Heliora, Inc..)", never: /\{\{legalEntity\}\}\./ },
    {
      write: "we, and what is decided",
      never:
        /\b(the|this) (web)?site (is|has|does|doesn’t|sets|keeps|takes|gives|mentions|names|says|states|describes|lists|publishes|promises)\b|\bnot listed\b|\bnone is listed\b|\bsays neither\b/i,
      within: pagesAndAnswers,
    },
    { write: "is available 24/7", never: /\bSupport is (on|there)\b/i },
    {
      write: "changes state",
      never: /\bmove[sd]? on\b/i,
      within: [...ownTexts, "app/site/api/"],
    },
  ],
  zh: [
    { write: "速率限制", never: /速率上限|频率限制|频率上限|调用上限|限流|限速|限额/ },
    { write: "沙箱", never: /沙盒/, within: [...ownTexts, "app/site/api/"] },
    { write: "配额", never: /月度额度|每月额度|每月上限/ },
    { write: "接口（endpoint）", never: /端点/ },
    { write: "API（不是接口）", never: /接口(响应|调用|密钥)|调用接口/ },
    { write: "请求头", never: /标头|认证头|报头/ },
    { write: "密钥", never: /秘钥|API [Kk]ey(?!:)|API 令牌|访问密钥/ },
    { write: "简历", never: /履历/ },
    { write: "邮件通讯", never: /新闻通讯|新闻邮件|电子报|通讯邮件|订阅邮件(?!通讯)|邮件订阅/ },
    { write: "漏洞", never: /弱点/, within: ownTexts },
    { write: "回执（receipt）、凭证（credentials）", never: /凭据/ },
    { write: "终点", never: /结局/ },
    { write: "研究人员", never: /科研人员|研究者|科研工作者/ },
    { write: "可用性", never: /在线率|正常运行时间|可用率/ },
    { write: "自定义指令", never: /定制指令|个性化指令|自定义指示/ },
    { write: "日常问题", never: /生活小事|日常小事|生活里的小事/ },
    { write: "标准、进阶、创意", never: /高级模型|专业模型|基础模型/ },
    {
      write: "标准模型、进阶模型、创意模型",
      never:
        /(先用|就选|换成?|换回|交给|改用)(标准|进阶|创意)(?!模型)|(?<![“、／/])(标准|进阶|创意)(?=快，|答得|能讲|能答|不给)/,
    },
    { write: "主要终点", never: /首要终点|主要结局/ },
    { write: "置信区间", never: /可信区间|信赖区间/ },
    { write: "样本量", never: /样本大小|样本数/ },
    { write: "隐私政策", never: /隐私权政策|隐私条款|隐私声明/ },
    { write: "许可协议", never: /授权协议|使用许可协议/ },
    { write: "API 条款", never: /《(API 条款|服务条款|隐私政策|安全政策|许可协议)》/ },
    {
      write: "我们，以及怎么定的",
      never:
        /(网站|本站|条款|文档)(上|里)?都?没有(写|提|列|公布|给出|规定|承诺|发布|说)|(?<!有)没有列出(?!全部|或)|这里没有写/,
      within: pagesAndAnswers,
    },
    { write: "跟曦和、曦和及（曦和和）", never: /\{\{brand\}\}和|和\{\{brand\}\}/ },
    { write: "曦和，不加引号", never: /[「“《]\{\{brand\}\}[」”》]/ },
    { write: "读屏软件", never: /屏幕阅读器|读屏器/ },
    { write: "点", never: /点击/ },
  ],
};

/** Words with an unwanted meaning or connotation. */
export const connotations: Record<"en" | "zh", readonly Term[]> = {
  en: [
    { write: "what it does", never: /\bis listening\b/i, within: ["app/site/locales/"] },
    { write: "a plain verb", never: /\bearn(s|ed)? its (keep|place)\b/i },
  ],
  zh: [
    { write: "说哪种都行（张口就来：信口胡说）", never: /张口就来/, within: ["app/site/locales/"] },
    { write: "能开头、能回答（接得住：机器人的口头禅）", never: /接得住|稳稳接住/ },
    { write: "到点下班（天黑回家：加班到天黑）", never: /天黑(回家|下班)/ },
    { write: "有事找我们（找个人聊聊：寂寞）", never: /找个?人聊聊|找人问问/ },
    {
      write: "给你发信（写信来：读者写给我们）",
      never: /写信来|来信就会到/,
      within: ["app/site/locales/zh/newsletter"],
    },
    { write: "打字时不用“顺口”", never: /顺口问/ },
    { write: "跑得动（滑稽）", never: /还跑得动/ },
    { write: "糊弄", never: /糊涂半天/ },
  ],
};
