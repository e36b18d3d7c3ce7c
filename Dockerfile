FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# build/bin contains React Router's bundle.
RUN npm run build && rm -r build/server

FROM node:24-bookworm-slim
WORKDIR /site
# Few arenas and a heap that has to be tidied: otherwise hostile requests leave twice the memory behind.
ENV NODE_ENV=production DATA_DIR=/data ASSETS_DIR=/data/assets MALLOC_ARENA_MAX=2
# The one place that is written to: mount a volume here, the rest of the file system may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
COPY --from=build /site/build build
COPY package.json ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "--max-semi-space-size=8", "build/bin/server.js"]
