import { existsSync } from 'node:fs';

// From the same source, without what a window needs: tests take a third less time with it.
const headlessShell = '/usr/bin/chromium-headless-shell';

/** How Debian's Chromium is started without a screen; another one by CHROMIUM_PATH. */
export const chromiumOptions = {
  executablePath:
    process.env.CHROMIUM_PATH ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium'),
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
