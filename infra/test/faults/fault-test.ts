import { test as base } from '@playwright/test';
import { Stack } from '../stack';
import { ScriptedMailServer } from '../support/smtp-script';

/** The site's public address: tests ask for its pages at another one, as a reverse proxy does. */
export const publicUrl = 'http://agency.example';

/** The stack's reverse proxy: nobody else is trusted to say who a visitor is. */
export const proxy = '127.0.0.1';

/** Those of the fixtures, which every fault test has. */
export let mail: ScriptedMailServer;
export let stack: Stack;

/**
 * One stack for all fault tests: to make one costs more than most of them. Each leaves it whole, with no setting
 * changed and the mail server open; after one that failed, the next ones get a new stack.
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
        // With a space in its path, as a folder of anybody's may have.
        localDir: '.local/test faults',
        fresh: true,
        env: {
          SMTP_URL: theMail.url,
          // Of several tests within a minute.
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
