import { useDebounced } from '@/lib/hooks/use-debounced';
import { type MailDomains, suggestEmail } from '@/lib/suggest-email';

/** An address is asked about when it has been still for so long: the way to `.com` leads past `.co`. */
const settledMs = 600;

type Props = {
  /** What stands before the address in question. */
  question: string;
  email: string;
  domains: MailDomains;
  onTake: (email: string) => void;
  className?: string;
};

/** Asks about an address that looks mistyped; whoever meant it sends it as it is. */
export function DidYouMean({ question, email, domains, onTake, className = 'text-link' }: Props) {
  const settled = useDebounced(email, settledMs);
  const meant = settled === email ? suggestEmail(email, domains) : undefined;
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
