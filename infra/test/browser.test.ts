import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './root';
import { locateBrowser } from './support/browser';

/** What make would run for a goal, a line each. */
const linesOf = (goal: string): string[] =>
  execFileSync('make', ['--no-print-directory', '--dry-run', goal], {
    cwd: root,
    encoding: 'utf8',
    // Not what a make that runs this told its own goals.
    env: { ...process.env, MAKEFLAGS: '' },
  }).split('\n');

it.each(['test', 'test-e2e', 'lighthouse', 'screenshots', 'bench'])(
  'make %s builds, then brings a browser, and only then does anything with it',
  (goal) => {
    const told = linesOf(goal);
    const browser = told.findIndex((line) => line.includes('bring-browser.js'));
    const using = told.findIndex((line) => /run\.mjs|dist\/bench\//.test(line));
    expect(browser).toBeGreaterThan(-1);
    expect(told.slice(0, browser).join('\n')).toContain('bootstrap.mjs build');
    expect(using).toBeGreaterThan(browser);
  },
);

it.each(['test-unit', 'test-api'])('make %s installs before anything else', (goal) => {
  const [first, ...others] = linesOf(goal);
  expect(first).toContain('bootstrap.mjs install');
  expect(others.join('\n')).toContain('run.mjs');
});

it('CHROMIUM_PATH comes before all others', () => {
  expect(locateBrowser({ CHROMIUM_PATH: '/opt/browser' })).toEqual({
    executablePath: '/opt/browser',
    env: {},
  });
});

it('what CI runs installs nothing by itself', () => {
  const script = readFileSync(path.join(root, '.ci/run'), 'utf8');
  expect(script).toMatch(/^exec make test$/m);
  expect(script).not.toMatch(/apt-get|install/);
});
