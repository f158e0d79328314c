import type { LeadVisibility } from '@golghar/contracts';
import { SettingChoice } from './setting-choice';

const words: Record<LeadVisibility, { label: string; text: string }> = {
  all: { label: 'All leads', text: 'Everybody can help everybody out.' },
  own_and_unassigned: {
    label: 'Their own, and those of nobody',
    text: 'Leads of colleagues are not in their lists, searches, exports and counts.',
  },
};

type Props = { visibility: LeadVisibility; onChange: (visibility: LeadVisibility) => void };

/** Which leads sales executives see. */
export function VisibilitySetting({ visibility, onChange }: Props) {
  return (
    <SettingChoice
      legend="Which leads sales executives see"
      text="Administrators and managers always see all leads."
      name="visibility"
      options={words}
      value={visibility}
      onChange={onChange}
    />
  );
}
