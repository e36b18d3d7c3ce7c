/** Exit codes of sysexits.h: EX_CONFIG for the configuration, EX_DATAERR for the database. */
export const exitCode = { badConfiguration: 78, corruptData: 65 };
