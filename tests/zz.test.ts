import { it } from "vitest";
import { matches } from "#app/search/search.server.ts";
import { answerQuestion } from "#app/chat/answer.server.ts";
it("x",()=>{ for (const [l,q] of [["en","How do I make my first API call?"],["zh","第一次调用 API，怎么写？"],["zh","三种模型，该选哪一种？"],["zh","文件传上去，怎么问？"],["en","Which of the three models should I choose?"],["en","How do I call the API from my own code?"]] as const) console.log(q, matches(l,q,{limit:5}).map(m=>`${m.section.path} ${m.score.toFixed(1)}/${m.coverage.toFixed(2)}`).join("  "));
for (const [l,q] of [["en","How do I set rules for every conversation?"],["en","pricing"],["zh","错误码"],["en","Where are your offices?"],["en","How do I start the analysis of a study?"],["zh","数据存在哪里"]] as const) console.log(q, JSON.stringify(answerQuestion(l,q),null,1));
});
