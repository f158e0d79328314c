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

const { services } = parse(readFileSync(path.resolve(__dirname, '../../docker-compose.yml'), 'utf8'), {
  merge: true,
});

it('init may stop what has become another user: without KILL Postgres would be cut off at each stop', () => {
  expect(services.postgres).toMatchObject({ init: true, cap_drop: ['ALL'] });
  expect(services.postgres.cap_add).toContain('KILL');
});

it('Postgres has its files in the volume: images from 18 on would put them beside it', () => {
  expect(services.postgres.volumes).toContain(`postgres:${services.postgres.environment.PGDATA}`);
});
