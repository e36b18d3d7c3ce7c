import type { Copy } from "../copy.ts";
import type { accessibility as english } from "../en/accessibility.ts";

export const accessibility = {
  checks: {
    axe: "**自动检查**：以 axe-core 检查各类页面的两种语言、浅色与深色，以及选项卡、搜索框、填写有误的表单和预览版对话，均未发现不合标准之处。",
    keyboard: "**键盘**：菜单、选项卡、搜索、表单、示例代码和预览版对话，只用键盘即可操作。",
    focus:
      "**焦点**：每一页都是独立的文档，有自己的标题，读屏软件会读出。每页的第一个链接可直达正文。",
    reflow:
      "**窄屏**：宽度为 {width} CSS 像素时（相当于常见屏幕放大到 {zoom}%），任何页面都无需横向滚动。",
    text: "**大字**：文字放大到 {textSize}%，或加宽字距与行距，内容均不会被截断。",
    noJavaScript:
      "**无 JavaScript**：各类页面在禁用 JavaScript 时内容完整，菜单、搜索、表单和预览版对话照常可用。",
  },
  limitations: {
    people:
      "**用户测试**：我们尚未与使用辅助技术的人士一起测试本网站；自动检查只能发现一部分障碍。",
    chat: "**对话应用**：首页显示其他地址的对话应用时，本声明只涵盖其外框、加载与出错提示，不涵盖应用本身。",
    pdf: "**PDF 文件**：已标记标题、列表、表格和语言，但未经 PDF/UA 检验。下载页面上有相同的文字。",
    wide: "**宽表格与代码**：在窄屏上，只在自身区域内横向滚动，用键盘也可滚动。",
  },
  complain: "可以向{authority}投诉",
  anyAuthority: "您居住地负责执行无障碍法律的机构",
} satisfies Copy<typeof english>;
