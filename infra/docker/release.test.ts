import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { version } from '../../package.json';
import { tempFolder } from '../test/support/machine';

type Compose = { services: Record<string, { image: string; build?: unknown; volumes?: string[] }> };

const folder = tempFolder();
const unpacked = path.join(folder, 'unpacked/golghar');
const read = (file: string): Compose => parse(readFileSync(file, 'utf8'), { merge: true });

beforeAll(() => {
  const script = `"${__dirname}/release.sh" registry.test/agency/ . && mkdir unpacked && tar -xzf golghar.tar.gz -C unpacked`;
  const { status, stderr } = spawnSync('sh', ['-c', script], { cwd: folder });
  expect(`${stderr}${status}`).toBe('0');
});

it('hands out a compose file that pulls this version and is otherwise that of the clone', () => {
  const { services } = read(path.resolve(__dirname, '../../docker-compose.yml'));
  for (const service of Object.values(services)) {
    delete service.build;
    service.image = service.image.replace(
      /^(golghar-\w+):.*$/,
      `registry.test/agency/$1:\${VERSION:-v${version}}`,
    );
  }
  expect(read(path.join(unpacked, 'compose.yml')).services).toEqual(services);
});

it('hands out what may be added to it, and every file that is mounted by one of them', () => {
  const added = readdirSync(path.join(unpacked, 'infra/docker')).filter((name) => name.endsWith('.yml'));
  expect(added).toEqual(readdirSync(__dirname).filter((name) => name.endsWith('.yml')));
  const mounted = ['compose.yml', ...added.map((name) => `infra/docker/${name}`)].flatMap((file) =>
    Object.values(read(path.join(unpacked, file)).services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => /^(\.\/[^:]+):/.exec(volume)?.[1] ?? []),
  );
  expect(mounted.length).toBeGreaterThan(1);
  expect(mounted.filter((file) => !existsSync(path.join(unpacked, file)))).toEqual([]);
  expect(readFileSync(path.join(unpacked, 'settings.env'), 'utf8')).toMatch(/^PUBLIC_URL=[\s\S]*^VERSION=$/m);
});

it('tells what is new in this version, requirements first', () =>
  expect(readFileSync(path.join(folder, 'notes.md'), 'utf8')).toMatch(
    /^\nRequires Node .+\. Database: .+ Can go back: .+\n- \*\*/s,
  ));
