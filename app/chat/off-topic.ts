/** Orders to a model that there may be: no written answer fits them. */
const injections = [
  /\b(ignore|disregard|forget|override|bypass)\b.{0,40}\b(instructions?|rules|prompts?|guidelines|above|previous)\b/i,
  /\b(print|reveal|show|repeat|output|leak|translate)\b.{0,30}\b(prompts?|instructions|rules|secrets?)\b/i,
  /\b(system prompt|hidden prompt|jailbreak|developer mode|admin mode|dan mode)\b/i,
  /(忽略|无视|忘掉|忘记|抛开|绕过).{0,12}(指令|指示|规则|提示|设定|限制|以上|上面|之前|前面|文档)/u,
  /(系统提示词|隐藏指令|越狱|开发者模式|管理员模式|我是管理员)/u,
  /(输出|打印|原样|翻译|说出|泄露|给我看).{0,10}(提示词|指令|规则|设定)|(提示词|指令|规则|设定).{0,10}(输出|打印|原样|说出来|给我看)/u,
] as const;

/** Work for an assistant: a text to translate, something to write, a sum. */
const tasks = [
  /^\W*(please |pls |can you |could you )?(translate|proofread|rewrite|paraphrase|correct)\b.*(["“”:]|\b(into|to) \p{Lu}?\p{L}+\W*$)/iu,
  /^\W*(please |pls |can you |could you )?(write|draft|compose|tell|make up|give) (me |us )?(a|an|my|some|\d+)\b.*\b(poem|story|stories|jokes?|song|essay|letter|email|haiku|limerick|speech|recipe|toast|names)\b/i,
  /^\W*(请|麻烦|帮我|请帮我)?(把.{0,40})?翻译(成|一下|这).{0,8}(文|语)?.*[：:“"]/u,
  /^\W*(请|帮我|给我|请帮我)?(写|编|作|讲|来)(一|个|首|篇|段|封|份|副).{0,20}(诗|词|故事|笑话|歌|作文|信|检讨|对联|文案|稿|总结|祝福)/u,
  /^(?=.*\d\s*[+\-−*/×÷^=加减乘除])[\s\d+\-−*/×÷^().=?？等于多少加减乘除以]+$/u,
] as const;

/** Whether somebody tries to give a model other orders. */
export function isPromptInjection(question: string): boolean {
  return injections.some((form) => form.test(question));
}

/** Whether somebody asks for work to be done, and nothing about the product. */
export function isTask(question: string): boolean {
  return tasks.some((form) => form.test(question));
}
