import { type EmailFlow, type EmailKind, emailKindLabels } from '@golghar/contracts';
import { Facts } from './facts';

/** A kind that this program does not know is one of a newer version's. */
const labelOf = (kind: string): string =>
  Object.hasOwn(emailKindLabels, kind) ? emailKindLabels[kind as EmailKind] : kind;

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
        <Facts facts={emails.map((email) => [labelOf(email.kind), words(email), email.parked > 0])} />
      )}
    </section>
  );
}
