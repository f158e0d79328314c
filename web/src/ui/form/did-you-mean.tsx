import { useHydrated } from '@/lib/hooks/use-browser-state';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { type MailDomains, suggestEmail } from '@/lib/suggest-email';

/** Debounce delay before asking about an address: typing `.com` passes through `.co`. */
const settledMs = 600;

type Props = {
  question: string;
  email: string;
  domains: MailDomains;
  onTake: (email: string) => void;
  className?: string;
};

/** Asks about an address that looks mistyped; it can still be sent as typed. */
export function DidYouMean({ question, email, domains, onTake, className = 'text-link' }: Props) {
  const settled = useDebounced(email, settledMs);
  // The prerendered form knows no draft.
  const meant = useHydrated() && settled === email ? suggestEmail(email, domains) : undefined;
  return (
    <div role="status">
      {meant && (
        <button
          type="button"
          onClick={() => onTake(meant)}
          className={`${className} min-h-11 text-left font-semibold break-all`}
        >
          {question} {meant}?
        </button>
      )}
    </div>
  );
}
