import { dropPackage, useChosenPackage } from '@/lib/enquiry-prefill';
import { Icon } from '@/ui/icon';
import { useEnquiryWords } from '../model/enquiry-words';

/** Shows the package that goes with the message, until it is removed. */
export function PackageChip() {
  const words = useEnquiryWords().package;
  const chosen = useChosenPackage();
  if (!chosen) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{words.label}</span>
      <span className="inline-flex items-center border-2 border-ink bg-note-ground pl-3">
        {chosen.label}
        <button
          type="button"
          aria-label={`${words.remove}: ${chosen.label}`}
          onClick={dropPackage}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" size={18} />
        </button>
      </span>
    </p>
  );
}
