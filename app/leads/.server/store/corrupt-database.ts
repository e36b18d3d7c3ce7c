/** The embedded database exists and is damaged. */
export class CorruptDatabaseError extends Error {
  override name = "CorruptDatabaseError";

  constructor(path: string, findings: string) {
    super(
      `The database ${path} is damaged (${findings.split("\n").join(" ")}). ` +
        "Restore it from a backup, or move it away to start with an empty one.",
    );
  }
}
