import type { Quarantine, Submission } from '@golghar/contracts';
import { Button } from '@/ui/button';
import { useMarkNotSpam } from '../../leads-core/api/hide-lead';
import { daysUntil, spamReasons } from '../../leads-core/model/lead-words';

/** Says of a lead that is set aside why, until when, and brings it back. */
export function QuarantineBanner({ lead, quarantine }: { lead: Submission; quarantine: Quarantine }) {
  const { mutate, isPending } = useMarkNotSpam();
  const days = daysUntil(quarantine.erasedAt);
  return (
    <section
      aria-label="Quarantine"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-note-ground px-3 py-2"
    >
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        <strong>Set aside as spam.</strong> {spamReasons(quarantine)}. It is erased in {days}{' '}
        {days === 1 ? 'day' : 'days'}.
      </p>
      <Button disabled={isPending} onClick={() => mutate(lead)} size="small" look="primary">
        Not spam
      </Button>
    </section>
  );
}
