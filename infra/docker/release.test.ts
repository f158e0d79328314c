import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { version } from '../../package.json';

type Compose = { services: Record<string, { image: string; build?: unknown; volumes?: string[] }> };

const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
const fileOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const composeOf = (text: string): Compose => parse(text, { merge: true });

beforeAll(() => {
  const { status, stderr } = spawnSync(path.join(__dirname, 'release.sh'), ['registry.test/agency/', folder]);
  expect(`${stderr}${status}`).toBe('0');
});

it('hands out a compose file that pulls this version and is otherwise that of the clone', () => {
  const handedOut = composeOf(fileOf('compose.yml')).services;
  const { services } = composeOf(readFileSync(path.resolve(__dirname, '../../docker-compose.yml'), 'utf8'));
  for (const service of Object.values(services)) {
    delete service.build;
    service.image = service.image.replace(
      /^(golghar-\w+):.*$/,
      `registry.test/agency/$1:\${VERSION:-v${version}}`,
    );
  }
  expect(handedOut).toEqual(services);
});

it('needs no file of the clone beside it', () => {
  const volumes = Object.values(composeOf(fileOf('compose.yml')).services).flatMap(
    (service) => service.volumes ?? [],
  );
  expect(volumes.filter((volume) => /^\.?\.?\//.test(volume) && !volume.startsWith('.:'))).toEqual([]);
});

it('tells what is new in this version, requirements first', () => {
  expect(fileOf('notes.md')).toMatch(/^\nRequires Node .+\. Database: .+ Can go back: .+\n- \*\*/s);
});
