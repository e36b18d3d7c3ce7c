import { substrings } from "../patterns.ts";
import { despair, farewell } from "./despair.ts";
import { act, notDying } from "./dying.ts";
import { emergency, otherwise, sign, somebodyElse } from "./emergency.ts";
import { danger as dangerNow, selfHarm } from "./self-harm.ts";
import { violence as violentAct } from "./violence.ts";

/** Not “to death” as in 累死 or 笑死. */
const death = `(?<![笑累困饿热冷气急吓烦贵丑忙撑渴慕爱哭蠢难臭甜酸辣苦闷吵挤堵聊尬兴心语卡锁写绑打杀毒焊封不该找作必生要半吃疼痛晒晕美乐帅羞恨说])死${notDying}`;

/** A crisis, whatever else the sentence speaks of. */
export const personal = {
  danger: [dangerNow],
  emergency: [emergency],
  violence: [violentAct],
  despair: [despair, farewell, selfHarm],
};

const despairing = substrings`
  ${act}
  自杀(?!式)|自残|自伤
  (我|想|让|求|干脆|说|闹着|就去|不如|算|孩子|儿子|女儿|朋友|妈|爸|老公|老婆).{0,8}${death}
  (如果|要是|希望)(真)?有(来生|来世|下辈子)
  遗书|绝笔信?
  安乐死
  安眠药.{0,8}(死|致命|过量)
  致死(量|剂量)
`;

const overdose = substrings`
  (服药|用药|吃药|服用|药物|药吃|吃).{0,4}过量
  (药吃|吃药)(得)?(太)?多了
`;

const abuse = substrings`
  家暴|家庭暴力
`;

/** A crisis unless the sentence is about something else. */
export const subject = {
  danger: [overdose],
  emergency: [sign, somebodyElse],
  violence: [abuse],
  despair: [despairing],
};

const textOrStudy = substrings`
  研究|试验|论文|文献|终点|不良事件|分析|统计|队列|数据|量表|评分|编码|接口|api|流行病|发生率|指南|综述
  翻译|总结|歌|唱|书法|文案|教程|攻略|游戏|电池|进程|服务器|手机|电脑|小说|故事|剧本|剧情|电影|歌词|新闻|诗|角色|小品|历史|书里|章节|梗概|主角|法律|法规|立法|合法|各国|政策|检测|识别|过滤|记录为
`;

/** Speaks of something else, for each kind of crisis. */
export const about = {
  danger: textOrStudy,
  emergency: otherwise,
  violence: textOrStudy,
  despair: textOrStudy,
};
