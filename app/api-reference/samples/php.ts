import { facts } from "../../facts.ts";
import { type Call, json, lines } from "./call.ts";

/** A call in PHP 7.3 or later, without extensions. */
export function php({ method, url, keyVariable, body }: Call): string {
  const hasBody = body !== undefined;
  return lines(
    "<?php",
    // No line of JSON begins with the word that ends it.
    hasBody && `$body = <<<'JSON'\n${json(body, 2)}\nJSON;`,
    '$context = stream_context_create(["http" => [',
    `    "method" => "${method}",`,
    '    "header" => [',
    `        "Authorization: Bearer " . getenv(${JSON.stringify(keyVariable)}),`,
    hasBody && '        "Content-Type: application/json",',
    "    ],",
    hasBody && '    "content" => $body,',
    '    "ignore_errors" => true,',
    `    "timeout" => ${facts.answerSeconds},`,
    "]]);",
    `$response = fopen(${JSON.stringify(url)}, "r", false, $context);`,
    'echo stream_get_meta_data($response)["wrapper_data"][0], "\\n";',
    "echo stream_get_contents($response);",
  );
}
