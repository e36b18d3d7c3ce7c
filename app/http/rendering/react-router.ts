/* A module of its own, so that the bundled server loads React Router only with the build. */
export { writeReadableStreamToWritable } from "@react-router/node";
export { createRequestHandler } from "react-router";
