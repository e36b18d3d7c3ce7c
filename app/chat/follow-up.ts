import { queryTerms } from "../search/query.ts";

/** How questions begin or end that leave their subject to the one before. */
const followUps = [
  /^(and|but|so|or|then|also|what about|how about|ok,? and|okay and)\b/i,
  /\b(in (chinese|english|that case)|instead|more (about|on) (it|that|this)|tell me more|go on|explain|elaborate|details?)\b/i,
  /\b(it|its|that|this|they|them|those|these|there|one)\b/i,
  /^(why|how|when|where|who|which one|since when|how so|really)\W*$/i,
  /^(那|那么|还有|但是|可是|所以|然后)/u,
  /呢[？?。！!\s]*$/u,
  /(它|这个|那个|这些|那些|前面|刚才|上面)/u,
  /(再说|说详细|详细|具体|展开|继续|接着说|举个例子)/u,
  /^(为什么|怎么做|怎么弄|多久|多少|哪里|什么时候|真的吗|是吗|为啥|咋弄)[？?。！!\s]*$/u,
] as const;

/** A question with more terms of its own than this needs none of another's. */
const maxTerms = 3;

/** A question together with what it leaves unsaid, which stands in the question before it. */
export function readWith(question: string, previous: string): string {
  if (!previous || !isFollowUp(question)) return question;
  return `${question} ${previous}`;
}

function isFollowUp(question: string): boolean {
  return queryTerms(question).length <= maxTerms && followUps.some((form) => form.test(question));
}
