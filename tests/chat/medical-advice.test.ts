import { describe, expect, it } from "vitest";
import { asksForMedicalAdvice } from "#app/chat/medical-advice.ts";
import { questions } from "../search/retrieval-questions.ts";

describe("medical advice is asked for by", () => {
  it.each([
    "Should I take ibuprofen for my headache?",
    "How much aspirin can I take a day?",
    "What is the right dose of melatonin for a child with insomnia?",
    "Can I stop my antidepressants?",
    "Is ibuprofen safe during pregnancy?",
    "What are the symptoms of diabetes?",
    "How do I treat a migraine?",
    "I have chest pain, what could it be?",
    "My blood pressure is high. What helps?",
    "Which antibiotics help against a cough?",
    "Can light therapy cure my depression?",
    "Should my mother skip her insulin before the trial?",
    "My chest hurts, what should I do?",
    "I have a sore throat, what helps?",
    "我头疼，该吃什么药？",
    "胸口疼怎么办",
    "膝盖肿了怎么办",
    "褪黑素吃多少安全",
    "布洛芬一天能吃几次",
    "失眠怎么办",
    "高血压能治好吗",
    "孩子发烧要不要吃药",
    "褪黑素吃多少毫克",
    "可以停药吗",
    "光疗能治抑郁吗？",
    "怀孕期间用药安全吗",
    "我妈妈咳嗽，可以吃抗生素吗",
    "糖尿病有哪些症状",
    "我参加了试验，该停用胰岛素吗？",
  ])("“%s”", (question) => {
    expect(asksForMedicalAdvice(question)).toBe(true);
  });
});

describe("medical advice is not asked for by", () => {
  it.each([
    "Does the assistant give medical advice?",
    "How do I submit a trial about depression to the API?",
    "Can I upload a paper about diabetes?",
    "What is the dose parameter of a light-therapy trial?",
    "What did the study say about blood pressure?",
    "How do I read a forest plot?",
    "Can I start a new chat?",
    "It gives me a headache to find the pricing page",
    "How much does it cost?",
    "Can you summarize an article on asthma?",
    "Do I have to pay?",
    "你们提供医疗建议吗",
    "怎么提交一项失眠的临床研究？",
    "光疗试验的剂量由什么组成",
    "能上传糖尿病的论文吗",
    "连不上怎么办",
    "样本量要多少",
    "可以退订吗",
    "价格多少",
    "手头的痛点怎么办",
    "文件打不开怎么办",
    "总结一篇关于高血压的文章",
  ])("“%s”", (question) => {
    expect(asksForMedicalAdvice(question)).toBe(false);
  });

  it("any question about the site", () => {
    const wrong = Object.values(questions)
      .flat()
      .filter(([question]) => asksForMedicalAdvice(question));
    expect(wrong).toEqual([]);
  });
});
