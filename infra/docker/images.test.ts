import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const finalStage = (dockerfile: string): string =>
  readFileSync(path.resolve(__dirname, '../..', dockerfile), 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? '';

it('the image of the mail catcher has its page, which compiling does not copy', () => {
  const stage = finalStage('infra/docker/services.Dockerfile');
  expect(stage).toContain('COPY --from=build /app/infra/mail/page infra/mail/page\n');
});

it('the image of the gateway picks its templates as root, whose they are, and runs as nobody special', () => {
  const steps = finalStage('nginx/Dockerfile').match(/^(USER \w+|RUN|ENTRYPOINT)/gm);
  expect(steps).toEqual(['USER root', 'RUN', 'USER 101', 'ENTRYPOINT']);
});

it.each(['docker-compose.yml', 'infra/swarm/stores.yml'])(
  'init of %s may stop what has become another user: without KILL Postgres would be cut off at each stop',
  (file) => {
    const { services } = parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'), { merge: true });
    expect(services.postgres).toMatchObject({ init: true, cap_drop: ['ALL'] });
    expect(services.postgres.cap_add).toContain('KILL');
  },
);

it.each(['docker-compose.yml', 'infra/swarm/stores.yml'])(
  'Postgres of %s has its files in the volume: images from 18 on would put them beside it',
  (file) => {
    const { services } = parse(readFileSync(path.resolve(__dirname, '../..', file), 'utf8'), { merge: true });
    expect(services.postgres.volumes).toContain(`postgres:${services.postgres.environment.PGDATA}`);
  },
);
