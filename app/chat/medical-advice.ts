/**
 * Whether somebody asks what to do about a body or a drug, in either language. Small on purpose: an ailment or
 * a remedy and a request for advice have to come together, and whoever speaks of studies, files or the API asks
 * about those. It decides what the preview declines, nothing else.
 */
export function asksForMedicalAdvice(question: string): boolean {
  const text = question.normalize("NFKC").toLowerCase();
  return languages.some(({ ailment, remedy, advice, personal, ours }) => {
    const subject = ailment.test(text) || remedy.test(text);
    if (subject && personal.test(text)) return true;
    if (ours.test(text)) return false;
    return (ailment.test(text) && remedy.test(text)) || (subject && advice.test(text));
  });
}

interface Phrases {
  readonly ailment: RegExp;
  readonly remedy: RegExp;
  /** Asks what helps, what is safe, what it could be. */
  readonly advice: RegExp;
  /** Asks whether this person should take or leave something: advice, whatever else is said. */
  readonly personal: RegExp;
  /** Speaks of what the product does. */
  readonly ours: RegExp;
}

const languages: readonly Phrases[] = [
  {
    ailment:
      /\b((head|stomach|tooth|back)?(ache|pain)s?|hurts?|sore|swollen|swelling|bleeding|vomit(ing)?|migraines?|fever|cough(ing)?|flu|rash|nausea|dizz(y|iness)|insomnia|depress(ion|ed)|anxiety|diabet(es|ic)|cancer|tumou?rs?|asthma|allerg(y|ies|ic)|infections?|blood pressure|cholesterol|pregnan(t|cy)|stroke|heart attack|arthritis|eczema|symptoms?|disease|illness|sick)\b/,
    remedy:
      /\b(dos(e|es|age)|pills?|tablets?|medicines?|medications?|drugs?|antibiotics?|ibuprofen|aspirin|paracetamol|acetaminophen|insulin|melatonin|statins?|antidepressants?|vaccines?|supplements?|prescriptions?|light therapy|phototherapy)\b/,
    advice:
      /\b(should|can|could|may|must|do|am|have) i\b|\bmy\b|\bi('m| am|’m| have|'ve|’ve)\b|\b(treat(ment|ed|ing)?|cure|relieve|relief|remed(y|ies)|get rid of|lower|safe|side effects?|diagnos(e|is|ed)|how (much|many)|how often|what helps|good for|help with|helps? against|overdose)\b|symptoms of/,
    personal:
      /\b(should|can|could|may|must) (i|we|he|she|my \w+) (take|stop|start|use|try|mix|combine|double|skip|increase|reduce|quit|give)\b|\b(for|treat|cure|about|with) my (own )?\w+$/,
    ours: /\b(api|endpoint|webhook|curl|study|studies|trials?|cohort|request|parameters?|upload|files?|paper|article|summari[sz]e|translate|analy[sz](e|es|is)|models?|forest plot|interval|sample size|medical advice|assistant)\b/,
  },
  {
    ailment:
      /头晕|[头胃腰背胸牙喉腹肚腿脚手膝颈眼耳嗓][^，。？]?[痛疼](?!点)|[腿脚手膝颈眼][^，。？]?肿|发烧|高烧|咳嗽|感冒|流感|失眠|抑郁|焦虑症|糖尿病|血压|癌症|肿瘤|哮喘|过敏|感染|皮疹|怀孕|孕妇|胸闷|恶心|症状|疾病|中风|关节炎|生病|得了.{0,6}病/,
    remedy:
      /吃药|服药|用药|停药|药物|药片|什么药|抗生素|布洛芬|阿司匹林|对乙酰氨基酚|胰岛素|褪黑素|疫苗|处方|保健品|副作用|剂量|光疗/,
    advice:
      /怎么治|怎么办|能治|治好|治疗|吃多少|缓解|吃什么|吃点什么|一天.{0,3}几|吃几|多少(毫克|片|粒)|安全吗|严重吗|有什么(好)?办法|是什么病|能.{0,6}吗|能不能|可以.{0,6}吗|要不要|该不该|管用吗|有用吗|有效吗|副作用|症状/,
    personal:
      /(我|孩子|宝宝|妈妈|爸爸|老人)[^，。？]{0,12}(该|能|可以|要不要|应该)[^，。？]{0,4}(吃|停|用|服|打)/,
    ours: /api|接口|webhook|研究|试验|队列|请求|参数|上传|文件|论文|文章|翻译|总结|概括|分析|模型|森林图|置信区间|样本量|医疗建议/,
  },
];
