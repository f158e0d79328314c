import { type LeadVisibility, leadVisibilities } from '@golghar/contracts';

const words: Record<LeadVisibility, { label: string; text: string }> = {
  all: { label: 'All leads', text: 'Everybody can help everybody out.' },
  own_and_unassigned: {
    label: 'Their own, and those of nobody',
    text: 'Leads of colleagues are not in their lists, searches, exports and counts.',
  },
};

type Props = { visibility: LeadVisibility; onChange: (visibility: LeadVisibility) => void };

/** Which leads sales executives see. */
export function VisibilitySetting({ visibility: current, onChange }: Props) {
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="float-left w-full font-display text-20 font-bold">
        Which leads sales executives see
      </legend>
      <p className="clear-both text-ink-2">Administrators and managers always see all leads.</p>
      <div className="mt-2 grid gap-1">
        {leadVisibilities.map((visibility) => (
          <label key={visibility} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name="visibility"
              checked={current === visibility}
              onChange={() => onChange(visibility)}
              className="mt-1 size-5 shrink-0 accent-(--link)"
            />
            <span>
              <span className="block font-semibold">{words[visibility].label}</span>
              <span className="text-ink-2">{words[visibility].text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
