import {
  type AlertLink,
  agency,
  api,
  backOfficePaths,
  businessHours,
  serviceLabels,
} from '@golghar/contracts';
import escapeHtml from 'escape-html';
import { htmlPage } from '../../intake/native-forms/html-page';
import { actionWords } from './action-words';
import type { OpenAlertLink } from './alert-link.service';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: businessHours.timeZone,
  dateStyle: 'medium',
  timeStyle: 'short',
});

const page = (title: string, content: string): string =>
  htmlPage({
    language: 'en-IN',
    title: `${title} · ${agency.name}`,
    home: { href: '/', label: agency.name },
    content: `<h1>${title}</h1>${content}`,
  });

const bdi = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`;

/** Asks for the one press that does what a link in the mail says. */
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
  const { done, next } = actionWords[action];
  return page(
    done,
    `<p>${bdi(lead.name)}, ${lead.reference}</p><a class="button" href="${next.path(lead.id)}">${next.label}</a>`,
  );
}

/** Says why a link does nothing, and where to go on. */
export const failurePage = (reason: string): string =>
  page(
    'Nothing was changed',
    `<p>${escapeHtml(reason)}</p><a class="button" href="${backOfficePaths.leads}">Open the leads</a>`,
  );
