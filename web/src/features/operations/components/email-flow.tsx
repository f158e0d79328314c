import type { EmailFlow } from '@golghar/contracts';
import { Facts } from './facts';

const kinds: Record<string, string> = {
  reply: 'Answers to enquiries',
  reply_failure: 'Answers that did not arrive',
  promise: 'Reminders of promised answers',
  handover: 'Leads that were handed over',
  thank_you: 'Thanks to senders',
  daily_digest: 'What there is to do today',
  month: 'The month',
  newsletter_confirmation: 'Confirmations of the newsletter',
  webhook_paused: 'Paused webhooks',
};

const words = ({ waiting, deferred, parked, smtpResponse }: EmailFlow): string => {
  const counts = [
    ...(waiting > 0 ? [`${waiting} waiting`] : []),
    ...(deferred > 0 ? [`${deferred} of them put off`] : []),
    ...(parked > 0 ? [`${parked} never taken`] : []),
  ].join(', ');
  return smtpResponse ? `${counts}: ${smtpResponse}` : counts;
};

/** What else is owed by e-mail, as far as it is not sent. */
export function EmailFlowSection({ emails }: { emails: readonly EmailFlow[] }) {
  return (
    <section aria-labelledby="emails-heading">
      <h2 id="emails-heading" className="text-20">
        Other e-mails
      </h2>
      <p className="mt-1 max-w-[65ch] text-15 text-ink-2">
        Answers, reminders and all else, of the last 30 days. What is put off is tried again for five days;
        what was never taken stays here for you to see.
      </p>
      {emails.length === 0 ? (
        <p className="mt-3 text-ink-3">None waits, and none was refused.</p>
      ) : (
        <Facts
          facts={emails.map((email) => [kinds[email.kind] ?? email.kind, words(email), email.parked > 0])}
        />
      )}
    </section>
  );
}
