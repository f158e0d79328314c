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

it('hands out a short list of images and how they run: together what the clone has, but for what it builds', () => {
  const { services } = read(path.resolve(__dirname, '../../docker-compose.yml'));
  for (const service of Object.values(services)) {
    delete service.build;
    service.image = service.image.replace(
      /^(golghar-\w+):.*$/,
      `registry.test/agency/$1:\${VERSION:-v${version}}`,
    );
  }
  const list = readFileSync(path.join(unpacked, 'compose.yml'), 'utf8');
  expect(list.split('\n').length).toBeLessThanOrEqual(30);
  const images = parse(list) as Compose;
  const containers = read(path.join(unpacked, 'containers.yml'));
  const together = Object.entries(images.services).map(([name, { image, ...rest }]) => [
    name,
    { ...containers.services[name], ...rest, image },
  ]);
  expect(Object.fromEntries(together)).toEqual(services);
  expect({ ...containers, services: 0 }).toEqual({
    ...read(path.resolve(__dirname, '../../docker-compose.yml')),
    services: 0,
    'x-service': expect.anything(),
  });
});

it('hands out settings that join the two, what may be added to them, and every file that is mounted by one of them', () => {
  const settings = readFileSync(path.join(unpacked, 'settings.env'), 'utf8');
  expect(settings).toMatch(/^COMPOSE_FILE=compose.yml:containers.yml\n[\s\S]*^PUBLIC_URL=[\s\S]*^VERSION=$/m);
  const added = readdirSync(path.join(unpacked, 'infra/docker')).filter((name) => name.endsWith('.yml'));
  expect(added).toEqual(readdirSync(__dirname).filter((name) => name.endsWith('.yml')));
  const mounted = ['containers.yml', ...added.map((name) => `infra/docker/${name}`)].flatMap((file) =>
    Object.values(read(path.join(unpacked, file)).services)
      .flatMap(({ volumes = [] }) => volumes)
      .flatMap((volume) => /^(\.\/[^:]+):/.exec(volume)?.[1] ?? []),
  );
  expect(mounted.length).toBeGreaterThan(1);
  expect(mounted.filter((file) => !existsSync(path.join(unpacked, file)))).toEqual([]);
});

it('tells what is new in this version, requirements first', () =>
  expect(readFileSync(path.join(folder, 'notes.md'), 'utf8')).toMatch(
    /^\nRequires Node .+\. Database: .+ Can go back: .+\n- \*\*/s,
  ));
