/* A module of its own: in the bundle of a server, it is a file that is loaded with the build. */
export { createRequestHandler } from "react-router";
