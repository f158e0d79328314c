import { backOfficePaths, businessHours, type EmailKind, leadPath, serviceLabels } from '@golghar/contracts';
import type { EmailContent, EmailRenderer, Message } from '@golghar/platform/deliveries';
import { isolate, noticeEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { findReminded, type RemindedRow } from './promise.sql';

/** Kind of the e-mail that reminds of promised answers. */
export const promiseEmailKind = 'promise' satisfies EmailKind;

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

const lineOf = ({ name, service, city, dueAt, ownerName }: RemindedRow): string =>
  [
    isolate(name),
    serviceLabels[service],
    ...(city ? [isolate(city)] : []),
    `answer due ${time.format(dueAt)}`,
    ownerName ? `with ${isolate(ownerName)}` : 'with nobody',
  ].join(', ');

/** What is said of promised answers, the most urgent first. */
export function promiseEmail(leads: readonly RemindedRow[], publicUrl: string): EmailContent | undefined {
  const [first] = leads;
  if (!first) return undefined;
  const { total, stage, recipient, recipientName } = first;
  const isLate = stage === 'end';
  const isOne = total === 1;
  const rest = total > leads.length ? [`… and ${total - leads.length} more.`] : [];
  const who = isOne ? `${isolate(first.name)}, ${serviceLabels[first.service]}` : `${total} leads`;
  return {
    to: { name: recipientName, address: recipient },
    subject: isLate ? `Answer late: ${who}` : `Half of the time is over: ${who}`,
    ...noticeEmail({
      title: isLate ? 'The promised answer is late' : 'An answer is due soon',
      paragraphs: [
        isLate
          ? 'The time in which the site promises an answer is over, and nobody has logged a contact.'
          : 'Half of the time in which the site promises an answer is over, and nobody has logged a contact.',
        ...leads.map(lineOf),
        ...rest,
      ],
      button: isOne
        ? { label: 'Open the lead', href: `${publicUrl}${leadPath(first.id)}` }
        : {
            label: 'Open the leads',
            href: `${publicUrl}${backOfficePaths.leads}?${isLate ? 'due=overdue' : 'owner=me&sort=due'}`,
          },
      remark: isLate
        ? 'You get this mail once for each lead, because you own it or are told of new enquiries.'
        : 'You get this mail once for each lead, because it belongs to you.',
    }),
  };
}

/** Leads that an e-mail names; more are a number. */
const maxNamed = 20;

/** When all of them were answered meanwhile, nobody needs it. */
@Injectable()
export class PromiseMessage implements Message {
  readonly kind = promiseEmailKind;

  constructor(@Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>) {}

  readonly render: EmailRenderer = async ({ subjectId }, manager) => {
    const leads: RemindedRow[] = await manager.query(findReminded, [subjectId, maxNamed]);
    return promiseEmail(leads, this.settings.PUBLIC_URL);
  };
}
