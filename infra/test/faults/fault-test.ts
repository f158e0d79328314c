import { test as base } from '@playwright/test';
import { Stack } from '../stack';
import { ScriptedMailServer } from '../support/smtp-script';

/** The site's public address: tests request pages at another one, as a reverse proxy does. */
export const publicUrl = 'http://agency.example';

/** The stack's reverse proxy, the only address trusted to say who a visitor is. */
export const proxy = '127.0.0.1';

/** The fixtures that every fault test has. */
export let mail: ScriptedMailServer;
export let stack: Stack;

/**
 * One stack for all fault tests: starting one costs more than most of them. Each test leaves it whole, with its settings
 * unchanged and the mail server up; after a failed test the next ones get a new stack.
 */
export const test = base.extend<object, { theMail: ScriptedMailServer; theStack: Stack }>({
  theMail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      mail = new ScriptedMailServer();
      await mail.open();
      await use(mail);
      await mail.close();
    },
    { scope: 'worker' },
  ],
  theStack: [
    async ({ theMail }, use) => {
      stack = new Stack({
        // With a space in its path, as some users have.
        localDir: '.local/test faults',
        fresh: true,
        env: {
          SMTP_URL: theMail.url,
          // For several tests within a minute.
          ALERTS_PER_MINUTE: '10000',
          WEBHOOKS_ALLOW_PRIVATE: 'true',
          TRUSTED_PROXY: proxy,
          PUBLIC_URL: publicUrl,
        },
      });
      await stack.start();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', auto: true, timeout: 180_000 },
  ],
});
