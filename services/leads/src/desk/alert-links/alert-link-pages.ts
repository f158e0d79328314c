import {
  type AlertAction,
  type AlertLink,
  agency,
  agencyFormat,
  api,
  backOfficePaths,
  leadPath,
  type Submission,
  serviceLabels,
} from '@golghar/contracts';
import escapeHtml from 'escape-html';
import { htmlPage } from '../../intake/native-forms/html-page';

export type OpenAlertLink = {
  lead: Pick<Submission, 'id' | 'reference' | 'name' | 'city' | 'service' | 'submittedAt'>;
  recipient: { name: string };
};

type Words = { title: string; text: string; button: string; done: string };

const actionWords: Record<AlertAction, Words> = {
  take: {
    title: 'Take this lead?',
    text: 'It becomes yours, and your colleagues see that.',
    button: 'Take it',
    done: 'The lead is yours',
  },
  reached: {
    title: 'Did you reach them?',
    text: 'A call is logged, and the promised answer is given.',
    button: 'Yes, log the call',
    done: 'The call is logged',
  },
  no_answer: {
    title: 'Nobody answered?',
    text: 'A call without an answer is logged.',
    button: 'Log “No answer”',
    done: 'The try is logged',
  },
  spam: {
    title: 'Is this spam?',
    text: 'It goes to quarantine, where it can be brought back for 30 days.',
    button: 'Yes, it is spam',
    done: 'Set aside as spam',
  },
};

const time = agencyFormat({ dateStyle: 'medium', timeStyle: 'short' });

const page = (title: string, content: string): string =>
  htmlPage({
    language: 'en-IN',
    title: `${title} · ${agency.name}`,
    home: { href: '/', label: agency.name },
    content: `<h1>${title}</h1>${content}`,
  });

const bdi = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

export function confirmationPage({ token, action }: AlertLink, { lead, recipient }: OpenAlertLink): string {
  const { title, text, button } = actionWords[action];
  return page(
    title,
    `<p>${text}</p>
<p class="lead"><strong>${bdi(lead.name)}</strong><br>${escapeHtml(serviceLabels[lead.service])}${lead.city ? `, ${bdi(lead.city)}` : ''}<br>
<span class="soft">${time.format(new Date(lead.submittedAt))} · ${lead.reference}</span></p>
<form method="post" action="${api.useAlertLink.path}"><input type="hidden" name="token" value="${token}"><input type="hidden" name="action" value="${action}"><button>${button}</button></form>
<p class="soft">You do this as ${bdi(recipient.name)}.</p>`,
  );
}

export function donePage({ action }: AlertLink, { lead }: OpenAlertLink): string {
  const [path, label] =
    action === 'spam'
      ? [backOfficePaths.quarantine, 'Open the quarantine']
      : [leadPath(lead.id), 'Open the lead'];
  return page(
    actionWords[action].done,
    `<p>${bdi(lead.name)}, ${lead.reference}</p><a class="button" href="${path}">${label}</a>`,
  );
}

export const failurePage = (reason: string): string =>
  page(
    'Nothing was changed',
    `<p>${escapeHtml(reason)}</p><a class="button" href="${backOfficePaths.leads}">Open the leads</a>`,
  );
