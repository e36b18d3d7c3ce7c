/** React Router's server bundle (`imports` in package.json), so that the type check doesn't need the build. */
declare module "#react-router-build" {
  const build: import("./build-source.ts").AppBuild;
  export = build;
}
