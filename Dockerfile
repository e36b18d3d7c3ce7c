FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# build/bin contains React Router's bundle.
RUN npm run build && rm -r build/server

FROM node:24-bookworm-slim
WORKDIR /site
# Limits the memory that malloc keeps (mallopt(3)): few arenas, a heap that is trimmed, and buffers of 32 kB or more outside of it,
# which are returned when they are freed. Otherwise hostile requests leave twice the memory behind, and compression four megabytes.
ENV NODE_ENV=production DATA_DIR=/data ASSETS_DIR=/data/assets MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=32768 NODE_COMPILE_CACHE=build/bin/compile-cache
# The only folder that needs to be written to. Mount a volume here; the rest of the file system may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
COPY --from=build /site/build build
# For `npm run leads` and `npm run doctor`.
COPY package.json ./
COPY app/build/run.ts app/build/
RUN mkdir build/bin/compile-cache && chown node:node build/bin/compile-cache
USER node
# Fills Node's compile cache, which is per user: the server caches its pages, renders a search, and writes the cache when it exits.
RUN DATA_DIR=/tmp/data ASSETS_DIR= SHUTDOWN_DELAY=0 LOG_LEVEL=error timeout 15 node build/bin/server.js & sleep 10 \
  && node -e 'fetch("http://localhost:3000/search?q=api").then(({ ok }) => process.exit(ok ? 0 : 1))' \
  && { wait $! || test $? = 124; } && rm -r /tmp/data && test -n "$(ls build/bin/compile-cache)"
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node refuses to read other files, to write elsewhere, and to start processes, workers or add-ons. It reads the compile
# cache only if it may write to it.
CMD ["node", "--permission", "--allow-fs-read=/site", "--allow-fs-read=/data", "--allow-fs-read=/proc/self", "--allow-fs-write=/data", "--allow-fs-write=/site/build/bin/compile-cache", "--max-old-space-size=256", "--max-semi-space-size=4", "build/bin/server.js"]
