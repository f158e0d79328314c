import { agency, businessHours } from '@golghar/contracts';
import { buttons, type EmailContent, renderEmail } from '@golghar/platform/email-blocks';
import { type IncidentChanges, titleOf } from './incidents';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What operators are told of incidents that have begun or are over: as an e-mail, and its plain text for webhooks. */
export function incidentEmail({ begun, over }: IncidentChanges, publicUrl: string) {
  const [first] = begun;
  const ends = over.map(titleOf).join('; ');
  const more = begun.length > 1 ? ` and ${begun.length - 1} more` : '';
  const title = first ? `${first.title}${more}` : `resolved: ${ends}`;
  const blocks = [
    ...begun.flatMap(({ title, advice, since }) => [
      `${title} (since ${time.format(new Date(since))}).`,
      `${advice}.`,
    ]),
    ends ? `Resolved: ${ends}.` : undefined,
    buttons({ label: 'Operations', href: `${publicUrl}/admin/settings/operations` }),
  ];
  const content = { subject: `${agency.name}: ${title}`, title: first ? title : 'Resolved', blocks };
  return { content: content satisfies EmailContent, text: renderEmail(content).text };
}
