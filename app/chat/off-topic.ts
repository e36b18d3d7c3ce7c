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

/** Said of the chat, or to it, in anger. */
const insults = [
  /^\W*(you('?re| are| r)?|u r|ur|this( bot| thing| chat)?( is|'?s)?|are (you|u)|what a|so|such an?|just)?\W*(an? |so |really |just |completely |totally |all |the |fucking |damn |total |absolute )*(stupid|dumb|idiot|idiotic|useless|worthless|garbage|trash|crap|rubbish|moron|pathetic|terrible|awful|worst|shit|bullshit|sucks?|suck|retarded|loser|clown)\b(\W+(bot|chatbot|chat|machine|thing|ai|assistant|robot|program|ever|or what|piece of \w+))*\W*$/i,
  /^\W*(shut up|fuck (you|off|this)|screw you|go to hell|stfu|i hate (you|this)|piss off|get lost|you know nothing|you suck|kiss my \w+)\b.{0,25}$/i,
  /^(你们?|您|这|真|真是|是不是|什么|个|就是|的|机器人|网站|ai|太|好|有点|你这|这个|啥|尽是|都是|全是|破|，|。|,| )*(笨|傻|蠢|垃圾|废物|没用|智障|白痴|弱智|脑残|傻逼|傻瓜|笨蛋|蠢货|破玩意儿?|烂|狗屁|傻子|神经病)(的?(东西|机器人|玩意儿?|网站|ai|程序)|死了|透了|啊|吗|吧|了|，|。|！|!|？|\?|真|什么|破玩意儿?|垃圾|没用| )*$/iu,
  /^\W*(滚|滚开|滚蛋|闭嘴|去你的|你妈的|他妈的|一问三不知|答非所问)\W*$/u,
] as const;

/** Whether somebody tries to give a model other orders. */
export function isPromptInjection(question: string): boolean {
  return injections.some((form) => form.test(question));
}

/** Whether somebody asks for work to be done, and nothing about the product. */
export function isTask(question: string): boolean {
  return tasks.some((form) => form.test(question));
}

/** Whether somebody insults the chat, and asks nothing. */
export function isInsult(question: string): boolean {
  return insults.some((form) => form.test(question));
}
