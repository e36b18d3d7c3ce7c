import { describe, expect, it } from "vitest";
import { type Change, compare } from "#app/api-reference/changelog/compare.ts";
import { apiDocument } from "#app/api-reference/document.ts";
import type { ApiDocument, Operation, Schema } from "#app/api-reference/types.ts";

const json = (schema: Schema) => ({ content: { "application/json": { schema } } });

/** The parts of a document that edits change. */
function parts() {
  const color: Schema = { type: "string", enum: ["red", "green"] };
  const size: Schema = { type: "integer", minimum: 1 };
  const thing = { type: "object", required: ["color"], properties: { color, size } } as const;
  const order: Schema = {
    type: "object",
    required: ["id"],
    properties: { id: { type: "string" } },
  };
  const create: Operation = {
    operationId: "create",
    tags: ["things"],
    summary: "Create a thing",
    description: "Creates a thing.",
    requestBody: {
      description: "The thing.",
      ...json({ ...thing, required: [...thing.required] }),
    },
    responses: { "2XX": { description: "Success." }, "400": { description: "Bad request." } },
  };
  const draft: Operation = {
    ...create,
    operationId: "draft",
    requestBody: {
      description: "Not yet published.",
      content: { "application/json": {} },
      "x-not-yet-published": true,
    },
  };
  const ordered: Operation = {
    ...create,
    operationId: "ordered",
    requestBody: { description: "The order.", ...json(order) },
  };
  return { color, size, order, create, draft, ordered };
}

type Parts = ReturnType<typeof parts>;

function documentOf({ create, draft, ordered }: Parts): ApiDocument {
  return {
    ...apiDocument("en"),
    servers: [{ url: "https://api.example", description: "Production." }],
    paths: { "/things": { post: create }, "/drafts": { post: draft } },
    webhooks: { ordered: { post: ordered } },
  };
}

type Edit = (document: ApiDocument, parts: Parts) => void;

/** What an edit changes, in a short form. */
function changes(edit: Edit, { reversed = false } = {}): string[] {
  const edited = parts();
  const [before, after] = [documentOf(parts()), documentOf(edited)];
  edit(after, edited);
  return (reversed ? compare(after, before) : compare(before, after)).map(short);
}

function short(change: Change): string {
  const { action, kind, path, breaking } = change;
  const what = change.action === "changed" ? `${change.trait} of ` : "";
  return `${breaking ? "breaking: " : ""}${action} ${what}${kind} ${path.join(" · ")}`;
}

it("a document doesn't differ from itself, nor by its words", () => {
  expect(changes(() => {})).toEqual([]);
  const reworded = changes(({ info }, { color }) => {
    info.description = "Other words.";
    color.description = "Other words.";
  });
  expect(reworded).toEqual([]);
});

it("the first document adds servers, endpoints and events, and their parts are not told", () => {
  const first = compare(undefined, documentOf(parts()));
  expect(first.map(short).filter((change) => !change.includes("authentication"))).toEqual([
    "added server https://api.example",
    "added endpoint POST /things",
    "added endpoint POST /drafts",
    "added event ordered",
  ]);
});

describe.each<[what: string, edit: Edit, there: string[], back: string[]]>([
  [
    "a server less",
    ({ servers }) => servers.pop(),
    ["breaking: removed server https://api.example"],
    ["added server https://api.example"],
  ],
  [
    "an endpoint less",
    ({ paths }) => delete paths["/things"],
    ["breaking: removed endpoint POST /things"],
    ["added endpoint POST /things"],
  ],
  [
    "an event less",
    ({ webhooks }) => delete webhooks.ordered,
    ["breaking: removed event ordered"],
    ["added event ordered"],
  ],
  [
    "a parameter more",
    (_, { create }) => {
      const schema: Schema = { type: "string" };
      create.parameters = [
        { name: "id", in: "path", required: true, description: "An ID.", schema, example: "ID" },
      ];
    },
    ["breaking: added parameter POST /things · id"],
    ["breaking: removed parameter POST /things · id"],
  ],
  [
    "an error less",
    (_, { create }) => {
      create.responses = { "2XX": { description: "Success." } };
    },
    ["removed response POST /things · 400"],
    ["added response POST /things · 400"],
  ],
  [
    "a value less",
    (_, { color }) => color.enum?.pop(),
    ["breaking: removed value POST /things · color · green"],
    ["added value POST /things · color · green"],
  ],
  [
    "a larger minimum",
    (_, { size }) => {
      size.minimum = 2;
    },
    ["breaking: changed minimum of field POST /things · size"],
    ["changed minimum of field POST /things · size"],
  ],
  [
    "another type",
    (_, { size }) => {
      size.type = "string";
    },
    ["breaking: changed type of field POST /things · size"],
    ["breaking: changed type of field POST /things · size"],
  ],
  [
    "a field of an event that may be missing",
    (_, { order }) => {
      order.required = [];
    },
    ["breaking: changed required of field ordered · id"],
    ["changed required of field ordered · id"],
  ],
  [
    "a field of an event less",
    (_, { order }) => {
      order.properties = {};
    },
    ["breaking: removed field ordered · id"],
    ["added field ordered · id"],
  ],
  [
    "a body that is published, with a required field",
    (_, { draft, create }) => {
      if (create.requestBody) draft.requestBody = create.requestBody;
    },
    [
      "added field POST /drafts · color",
      "added field POST /drafts · size",
      "changed published of body POST /drafts",
    ],
    [
      "changed published of body POST /drafts",
      "breaking: removed field POST /drafts · color",
      "breaking: removed field POST /drafts · size",
    ],
  ],
])("%s", (_, edit, there, back) => {
  it("the change is told, with whether it breaks clients", () => {
    expect(changes(edit)).toEqual(there);
  });

  it("so is its opposite", () => {
    expect(changes(edit, { reversed: true })).toEqual(back);
  });
});

it("a field that clients have to send is breaking, one that they may send is not", () => {
  const withFields = (required: string[]) =>
    changes((_, { create }) => {
      const properties: Schema["properties"] = { shape: { type: "string" } };
      create.requestBody = {
        description: "The thing.",
        ...json({ type: "object", required, properties }),
      };
    }).filter((change) => change.includes("shape"));
  expect(withFields([])).toEqual(["added field POST /things · shape"]);
  expect(withFields(["shape"])).toEqual(["breaking: added field POST /things · shape"]);
});
