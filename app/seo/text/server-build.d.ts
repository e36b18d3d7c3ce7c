/** The server bundle itself, of which a part renders pages of the others. */
declare module "virtual:react-router/server-build" {
  const build: import("react-router").ServerBuild;
  export = build;
}
