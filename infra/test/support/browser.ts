import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { locateProgram, type SystemProgram } from '../../local/parts/system-program';
import { root } from '../root';

/** Debian's Chromium without what a window needs comes first: tests take a third less time with it. */
export const browserProgram: SystemProgram = {
  names: ['chromium-headless-shell', 'chromium', 'google-chrome'],
  debianPackages: ['chromium-headless-shell', 'fonts-liberation'],
  // Not the script in usr/bin, which names it by where an installation would have put it.
  folders: ['usr/lib/chromium'],
  title: 'Chromium',
  elsewhere: 'run npx playwright install --with-deps chromium',
};

/** Shared by all stacks of this clone. */
export const browserPackages = path.join(root, '.local/packages');

/** In the folder of a browser that was unpacked: where its fonts lie. */
const fontsFile = 'fonts.conf';

type Browser = { executablePath: string; env: Record<string, string> };

/** The browser of CHROMIUM_PATH, of the system, of Playwright, or one that was unpacked. */
export function locateBrowser(
  env: NodeJS.ProcessEnv = process.env,
  packages = browserPackages,
): Browser | undefined {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env: {} };
  const found = locateProgram(packages, browserProgram);
  const ofPlaywright = !found || found.unpackedIn ? locateOfPlaywright() : undefined;
  if (ofPlaywright) return { executablePath: ofPlaywright, env: {} };
  if (!found) return undefined;
  const fonts = found.unpackedIn && { FONTCONFIG_FILE: path.join(found.unpackedIn, fontsFile) };
  return { executablePath: found.command, env: { ...found.env, ...fonts } };
}

function locateOfPlaywright(): string | undefined {
  try {
    return [chromium.executablePath()].find(existsSync);
  } catch {
    // It has none for this system.
    return undefined;
  }
}

const browser = locateBrowser();

/** How the browser is started without a screen. */
export const chromiumOptions = {
  executablePath: browser?.executablePath ?? 'chromium',
  env: { ...process.env, ...browser?.env },
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The shell would round the width of every letter up; with a window nothing does.
    '--font-render-hinting=none',
  ],
};
