import { useDebounced } from '@/lib/use-debounced';
import { useEnquiryWords } from '../model/enquiry-words';
import { suggestEmail } from '../model/suggest-email';

/** An address is asked about when it has been still for so long: the way to `.com` leads past `.co`. */
const settledMs = 600;

type Props = { email: string; onTake: (email: string) => void };

/** Asks about an address that looks mistyped; whoever meant it sends it as it is. */
export function DidYouMean({ email, onTake }: Props) {
  const { didYouMean } = useEnquiryWords();
  const settled = useDebounced(email, settledMs);
  const meant = settled === email ? suggestEmail(email) : undefined;
  return (
    <div role="status">
      {meant && (
        <button
          type="button"
          onClick={() => onTake(meant)}
          className="text-link min-h-11 text-left font-semibold break-all"
        >
          {didYouMean} {meant}?
        </button>
      )}
    </div>
  );
}
