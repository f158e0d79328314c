import { lookup } from 'node:dns/promises';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Fetching, isExecutable, needProgram } from '../local/parts/system-program';
import { localPaths } from '../local/settings';
import { Problem } from '../local/setup/problem.cjs';
import { Progress } from '../local/setup/progress.cjs';
import { root } from './root';
import { browserPackages, browserProgram, locateBrowser } from './support/browser';

/** The system's fonts, and those that came with the browser, under the names that pages request. */
const fontsIn = (folder: string) => {
  const rule = (name: string) =>
    `<include ignore_missing="yes">${folder}/usr/share/fontconfig/conf.avail/${name}.conf</include>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  ${['30-metric-aliases', '45-latin', '60-latin'].map(rule).join('\n  ')}
  <dir>${folder}/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
};

/**
 * Makes sure that there is a browser before tests need it, and downloads one if there is none.
 * @throws Problem that names the command that installs one
 */
async function bringBrowser(fetching: Fetching): Promise<void> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !isExecutable(chosen))
    throw new Problem(`CHROMIUM_PATH names ${chosen}, which is no program: correct or remove it.`);
  if (!locateBrowser()) await needProgram(fetching, browserProgram);
  const fonts = locateBrowser()?.env.FONTCONFIG_FILE;
  // Each time, because the clone may have been moved.
  if (fonts) writeFileSync(fonts, fontsIn(path.dirname(fonts)));
}

/** A system made by debootstrap alone can't resolve localhost. */
async function needLocalhost(): Promise<void> {
  await lookup('localhost').catch(() => {
    throw new Problem(
      'localhost has no address here: run echo 127.0.0.1 localhost >>/etc/hosts as root, then run the same command again.',
    );
  });
}

const { log } = localPaths(path.join(root, '.local'));
mkdirSync(log, { recursive: true });
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
const fetching = {
  paths: { log, packages: browserPackages },
  progress: new Progress(),
  signal: ending.signal,
};
needLocalhost()
  .then(() => bringBrowser(fetching))
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Problem ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
