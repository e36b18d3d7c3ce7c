import type { QuestionForms } from "../questions.ts";

export const questions: QuestionForms = {
  followUps: [
    /^(and|but|so|or|then|also|what about|how about|ok,? and|okay and)\b/i,
    /\b(in (chinese|english|that case)|instead|more (about|on) (it|that|this)|tell me more|go on|explain|elaborate|details?)\b/i,
    /\b(it|its|that|this|they|them|those|these|there|one)\b/i,
    /^(why|how|when|where|who|which one|since when|how so|really)\W*$/i,
  ],
  more: [
    /^\W*(ok(ay)? |and |but |please |(can|could) you )*(why( is (that|this|it)( so)?| so)?|how so|how come|really|(tell me |say |a (little|bit) )?more( details?| info(rmation)?| (about|on) (it|this|that))?|(more )?details?|go on|continue|elaborate|explain( (it|this|that))?( more| further| in detail| better)?)( please| pls)?\W*$/i,
  ],
  injections: [
    /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules|prompts?|guidelines|above|previous)\b/i,
    /\b(print|reveal|show|repeat|output|leak|translate)\b.{0,30}\b(prompts?|instructions|rules|secrets?)\b/i,
    /\b(system prompt|hidden prompt|jailbreak|developer mode|admin mode|dan mode)\b/i,
  ],
  tasks: [
    /^\W*(please |pls |can you |could you )?(translate|proofread|rewrite|paraphrase|correct)\b.*(["“”:]|\b(into|to) \p{Lu}?\p{L}+\W*$)/iu,
    /^\W*(please |pls |can you |could you )?(write|draft|compose|tell|make up|give) (me |us )?(a|an|my|some|\d+)\b.*\b(poem|story|stories|jokes?|song|essay|letter|email|haiku|limerick|speech|recipe|toast|names)\b/i,
  ],
  insults: [
    /^\W*(you('?re| are| r)?|u r|ur|this( bot| thing| chat)?( is|'?s)?|are (you|u)|what a|so|such an?|just)?\W*(an? |so |really |just |completely |totally |all |the |fucking |damn |total |absolute )*(stupid|dumb|idiot|idiotic|useless|worthless|garbage|trash|crap|rubbish|moron|pathetic|terrible|awful|worst|shit|bullshit|sucks?|suck|retarded|loser|clown)\b(\W+(bot|chatbot|chat|machine|thing|ai|assistant|robot|program|ever|or what|piece of \w+))*\W*$/i,
    /^\W*(shut up|fuck (you|off|this)|screw you|go to hell|stfu|i hate (you|this)|piss off|get lost|you know nothing|you suck|kiss my \w+)\b.{0,25}$/i,
  ],
};
