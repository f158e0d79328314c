import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeFakeCommands } from '../test/support/fake-commands';

const root = path.resolve(__dirname, '../..');

/** Stands in for Docker: has one container `<service>-1` of each, makes `-2` beside it, and writes down what it was told. */
const docker = `#!/bin/sh
echo "$@" >>"$TOLD"
case "$*" in
  *check-settings*) exit "$SETTINGS" ;;
  *'run --rm --no-deps migrate'*) exit "$MIGRATION" ;;
  'compose ps -q '*)
    echo "$4-1"
    grep -q -- "--scale $4=2" "$TOLD" && echo "$4-2" ;;
  'inspect '*) echo "$HEALTH" ;;
esac
exit 0
`;

const well = { SETTINGS: '0', MIGRATION: '0', HEALTH: 'healthy', GATEWAY_PORT: '8080' };

function update(outcome: Partial<typeof well> = {}) {
  const { env, told } = makeFakeCommands({ docker, sleep: '#!/bin/sh\n' });
  const { status, stderr } = spawnSync('sh', [path.join(root, 'infra/docker/update.sh')], {
    encoding: 'utf8',
    env: { ...env, ...well, ...outcome },
  });
  const changes = told().filter((line) => /^(compose (run|up)|stop|rm) /.test(line));
  return { status, stderr, changes };
}

const replaced = (name: string) => [
  `compose up -d --no-deps --no-build --no-recreate --scale ${name}=2 ${name}`,
  `stop -t 20 ${name}-1`,
  `rm ${name}-1`,
];

it('migrates, then gives each service a new container before its old one stops, the gateway last', () => {
  const { status, changes } = update();
  expect(changes).toEqual([
    'compose run --rm --no-deps check-settings',
    'compose run --rm --no-deps migrate',
    ...['auth', 'metrics', 'leads', 'leads-worker'].flatMap(replaced),
    'compose up -d -t 1 --no-deps --no-build gateway',
    'compose up -d --no-deps --no-build watchdog backup',
  ]);
  expect(status).toBe(0);
});

it('gives the gateway a new container before its old one stops, too, where it has a range of ports', () => {
  const { status, changes } = update({ GATEWAY_PORT: '8080-8081' });
  expect(changes.slice(-4)).toEqual([
    ...replaced('gateway'),
    'compose up -d --no-deps --no-build watchdog backup',
  ]);
  expect(status).toBe(0);
});

it.each([
  ['settings that are not complete', { SETTINGS: '1' }],
  ['a migration that fails, as that of an older release does', { MIGRATION: '1' }],
])('replaces nothing after %s', (_, outcome) => {
  const { status, changes } = update(outcome);
  expect(status).not.toBe(0);
  expect(changes.filter((line) => !line.startsWith('compose run'))).toEqual([]);
});

it('leaves what runs as it is when a new container does not get well', () => {
  const { status, stderr, changes } = update({ HEALTH: 'unhealthy' });
  expect([status, changes.at(-1)]).toEqual([1, expect.stringContaining('--scale auth=2')]);
  expect(stderr).toContain('auth does not become healthy; the old containers keep running');
});
