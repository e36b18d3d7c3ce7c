import { expect, it, vi } from "vitest";
import { apiDocument } from "#app/api-reference/document.ts";
import { operationForm } from "#app/api-reference/operation-form.ts";
import { send, typedSamples } from "#app/routes/api/try-it/call.ts";
import { problemOf } from "#app/routes/api/try-it/problem.ts";
import { initialValues } from "#app/routes/api/try-it/values.ts";

function formOf(id: string) {
  const form = operationForm(apiDocument("en"), id, "en");
  if (!form) throw new Error(`There is no ${id}.`);
  return form;
}

it("a call goes to its origin alone, without cookies, and follows no redirect with the key", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("{}", { status: 201 }));
  vi.stubGlobal("fetch", fetched);
  const form = formOf("send-message");
  const values = { key: "own-key", parameters: { id: "../a b" }, body: "{ }" };
  const answer = await send(form, values, "https://api.example.com", "zh");
  expect(answer).toMatchObject({ status: 201, body: "{}" });
  const [url, options] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("https://api.example.com/v1/conversations/..%2Fa%20b/messages");
  expect(options).toMatchObject({
    method: "POST",
    body: "{ }",
    credentials: "omit",
    redirect: "error",
  });
  expect(Object.fromEntries(new Headers(options?.headers))).toEqual({
    "accept-language": "zh",
    authorization: "Bearer own-key",
    "content-type": "application/json",
  });
});

it("samples follow what is typed, but never have the key", () => {
  const form = formOf("create-study");
  const values = { ...initialValues(form), key: "own-key", body: '{"study_type": "typed"}' };
  const samples = Object.values(typedSamples(form, values, "https://api.example.com") ?? {});
  expect(samples).toHaveLength(5);
  for (const sample of samples) {
    expect(sample).toContain("typed");
    // Lines may break after a slash.
    expect(sample.replaceAll("<wbr>", "")).toContain(
      "https://api.example.com/api/v1/clinical-studies",
    );
    expect(sample).not.toContain("own-key");
  }
  expect(typedSamples(form, { ...values, body: "{" }, "https://api.example.com")).toBeUndefined();
});

it("a problem document is read as far as it goes", () => {
  const answer = (body: unknown) => ({
    status: 400,
    headers: [["content-type", "application/problem+json; charset=utf-8"]] as const,
    body: typeof body === "string" ? body : JSON.stringify(body),
    milliseconds: 1,
  });
  const errors = [{ pointer: "#/parameters/sample_size", detail: "Too small." }, 7];
  expect(problemOf(answer({ title: "Bad", type: "https://a.example/#b", errors }))).toEqual({
    title: "Bad",
    detail: "",
    url: "https://a.example/#b",
    errors: [
      { field: "parameters.sample_size", detail: "Too small." },
      { field: "", detail: "" },
    ],
  });
  expect(problemOf(answer({ type: "javascript:alert(1)" }))?.url).toBeUndefined();
  for (const body of ["", "null", "[]", '"x"']) expect(problemOf(answer(body))?.title).toBe("");
  expect(problemOf({ ...answer("{}"), headers: [] })).toBeUndefined();
});
