import { runProgram } from "../cli/run-program.ts";
import { searchesCommand } from "./report.ts";

const usage = `Usage: npm run --silent searches

  Prints what visitors searched for and did not find: from how many networks, the last day, the
  language of the page, and the words.
`;

process.exitCode = await runProgram(
  { name: "searches", usage, parse: searchesCommand },
  process.argv.slice(2),
);
