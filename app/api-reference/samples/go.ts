import { facts } from "../../facts.ts";
import type { Json } from "../types.ts";
import { type Call, json, lines } from "./call.ts";

/** A call as a Go program with its standard library, formatted as by gofmt. */
export function go({ method, url, keyVariable, body }: Call): string {
  const hasBody = body !== undefined;
  return lines(
    "package main",
    "",
    "import (",
    '\t"fmt"',
    '\t"io"',
    '\t"log"',
    '\t"net/http"',
    '\t"os"',
    hasBody && '\t"strings"',
    '\t"time"',
    ")",
    "",
    "func main() {",
    hasBody && `\tbody := strings.NewReader(${stringLiteral(body)})`,
    `\trequest, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${hasBody ? "body" : "nil"})`,
    ...fatal,
    `\trequest.Header.Set("Authorization", "Bearer "+os.Getenv(${JSON.stringify(keyVariable)}))`,
    hasBody && '\trequest.Header.Set("Content-Type", "application/json")',
    `\tclient := http.Client{Timeout: ${facts.answerSeconds} * time.Second}`,
    "\tresponse, err := client.Do(request)",
    ...fatal,
    "\tdefer response.Body.Close()",
    "\ttext, err := io.ReadAll(response.Body)",
    ...fatal,
    "\tfmt.Println(response.StatusCode, string(text))",
    "}",
  );
}

const fatal = ["\tif err != nil {", "\t\tlog.Fatal(err)", "\t}"];

/** JSON as a Go string: a raw one, which has everything but its own quote. */
function stringLiteral(body: Json): string {
  const text = json(body, 2);
  return text.includes("`") ? JSON.stringify(text) : `\`${text}\``;
}
