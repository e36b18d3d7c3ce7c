/* A module of its own, so that the bundled server loads React Router only with the build. */
export { createRequestHandler } from "react-router";
