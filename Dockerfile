FROM node:24-bookworm-slim AS source
WORKDIR /site
COPY package.json package-lock.json ./

FROM source AS build
RUN npm ci
COPY . .
RUN npm run build

FROM source AS dependencies
# Optional peers of the router and of i18next would bring TypeScript along. Packages bring their own
# source maps, types and tests.
RUN npm ci --omit=dev --omit=optional --ignore-scripts \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.test.*' -o -name '*.spec.*' \) -delete \
  && find node_modules -type d \( -name test -o -name tests -o -name __tests__ \) -prune -exec rm -r {} +

FROM node:24-bookworm-slim
WORKDIR /site
# Few arenas and a heap that has to be tidied: otherwise hostile requests leave twice the memory behind.
ENV NODE_ENV=production DATA_DIR=/data ASSETS_DIR=/data/assets MALLOC_ARENA_MAX=2
# The one place that is written to: mount a volume here, the rest of the file system may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
COPY --from=dependencies /site/node_modules node_modules
COPY --from=build /site/build build
COPY package.json server.ts ./
COPY app app
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "server.ts"]
