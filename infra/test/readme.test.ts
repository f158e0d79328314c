import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const named = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

it('CONTRIBUTING names files and folders that exist', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const paths = [...text.matchAll(/`((?:web|services|nginx|infra)\/[^`*<{]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

describe('the README', () => {
  it('names files and folders that exist', () => {
    const linked = [...readme.matchAll(/\]\(([^)#]+)\)/g)].map(([, target = '']) => target);
    const paths = named.filter((text) => /^(web|services|nginx|infra)\//.test(text));
    expect(paths.length).toBeGreaterThan(10);
    expect([...linked, ...paths].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const bare = named.filter((text) => /^[\w./-]+\.ts$/.test(text) && !paths.includes(text));
    const sources = sourceNames();
    expect(bare.filter((file) => !sources.has(path.basename(file)))).toEqual([]);
  });

  it('names goals that make knows', () => {
    const goals = [...readme.matchAll(/(?:`|^)make ([a-z-]+)/gm)].map(([, goal]) => goal);
    const makefile = readFileSync(path.join(root, 'Makefile'), 'utf8');
    const known = [...makefile.matchAll(/^([a-z-]+):/gm)].map(([, goal]) => goal);
    expect(goals.filter((goal) => !known.includes(goal))).toEqual([]);
  });

  it('says that tests and pictures want a browser, and which', () =>
    expect(readme).toMatch(/Tests and pictures want Debian's `chromium`/));

  it('names settings that the example file explains', () => {
    const settings = named.filter((text) => /^[A-Z][A-Z_]+$/.test(text));
    const example = readFileSync(path.join(root, '.env.example'), 'utf8');
    expect(settings.filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });
});

function sourceNames(): Set<string> {
  const folders = ['web/src', 'services', 'infra'].map((folder) => path.join(root, folder));
  const files = folders.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }));
  return new Set(files.filter((file) => !file.includes('node_modules')).map((file) => path.basename(file)));
}
