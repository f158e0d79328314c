import { type AlertLink, type OpenAlertLink, serviceLabels } from '@golghar/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { Alert } from '@/ui/alert';
import { useConfirmLink } from '../api/use-confirm-link';
import { actionWords } from '../model/action-words';
import { refusalOf } from '../model/refusal-of';
import { RefusedLink } from './refused-link';

type Props = { link: AlertLink; open: OpenAlertLink };

/** Asks for the one press that does what a link in the mail says. */
export function AlertLinkForm({ link, open: { action, lead, recipient } }: Props) {
  const { mutate, isPending, isSuccess, error } = useConfirmLink();
  const { title, text, button } = actionWords[action];
  const refusal = refusalOf(error);
  if (isSuccess) return <Done action={action} lead={lead} />;
  if (refusal) return <RefusedLink text={refusal} />;
  return (
    <>
      <h1 className="text-32">{title}</h1>
      <p className="mt-1 text-ink-2">{text}</p>
      <dl className="my-6 border-l-4 border-haldi pl-4">
        <dt className="text-20 font-bold wrap-anywhere">
          <bdi>{lead.name}</bdi>
        </dt>
        <dd>
          {serviceLabels[lead.service]}
          {lead.city && <bdi className="wrap-anywhere">, {lead.city}</bdi>}
        </dd>
        <dd className="tabular text-ink-3">
          {formatMoment(lead.submittedAt)} · {lead.reference}
        </dd>
      </dl>
      {error && (
        <Alert className="mb-4">
          {navigator.onLine
            ? 'The server did not answer. Please try again.'
            : 'You seem to be offline. Please try again when you are connected.'}
        </Alert>
      )}
      <button
        type="button"
        aria-disabled={isPending}
        className="button button-large button-primary w-full"
        onClick={() => !isPending && mutate(link)}
      >
        {isPending ? 'Saving...' : button}
      </button>
      <p className="mt-3 text-14 text-ink-3">
        You do this as <bdi>{recipient.name}</bdi>.
      </p>
    </>
  );
}

function Done({ action, lead }: Pick<OpenAlertLink, 'action' | 'lead'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { done, next } = actionWords[action];
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-32 outline-none">
        {done}
      </h1>
      <p className="mt-1 mb-6 wrap-anywhere text-ink-2">
        <bdi>{lead.name}</bdi>, {lead.reference}
      </p>
      <Link to={next.path(lead.id)} className="button button-large button-primary w-full">
        {next.label}
      </Link>
    </>
  );
}
