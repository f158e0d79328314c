import type { EmailRenderer } from '@golghar/platform/mail';
import { promiseEmail } from './promise-email';
import type { PromiseReminderRepository } from './promise-reminder.repository';

/** Leads that an e-mail names; more are a number. */
const maxNamed = 20;

/** Renders a reminder. When all of them were answered meanwhile, nobody needs it. */
export const makePromiseEmailRenderer =
  ({ PUBLIC_URL }: { PUBLIC_URL: string }, reminders: PromiseReminderRepository): EmailRenderer =>
  async ({ subjectId }, manager) =>
    promiseEmail(await reminders.findReminded(manager, subjectId, maxNamed), PUBLIC_URL);
