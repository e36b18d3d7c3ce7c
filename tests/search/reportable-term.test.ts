import { expect, it } from "vitest";
import { reportableTerm } from "#app/search/reportable-term.ts";

it.each([
  ["  Zapier\n Integration ", "zapier integration"],
  ["ＳＳＯ 单点登录", "sso 单点登录"],
  ["error 4291", "error 4291"],
  ["x".repeat(60), "x".repeat(60)],
])("the report may name %j as %j", (query, term) => {
  expect(reportableTerm(query)).toBe(term);
});

it.each([
  ["nothing", "  "],
  ["an address", "ada@visitor.example"],
  ["an address in full-width letters", "ada＠visitor.example"],
  ["a number", "1 38-00"],
  ["a number in full-width digits", "１３８００"],
  ["a long text", "x".repeat(61)],
  ["what no database stores", "a\u0000b"],
  ["half a character", "a\ud83d"],
  ["a medical question", "should I stop my statins"],
  ["a medical question in Chinese", "我妈该不该停降压药"],
])("the report never names %s: %j", (_, query) => {
  expect(reportableTerm(query)).toBeUndefined();
});
