import type { LeadVisibility } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { leadSettingsQuery, useSetLeadSettings } from '@/features/lead-settings/api/use-lead-settings';
import { AssignmentSetting } from '@/features/lead-settings/components/assignment-setting';
import { SettingChoice, ToggleSetting } from '@/features/lead-settings/components/setting-choice';
import { ClosedDaysSetting, OutcomeReasonsSetting } from '@/features/lead-settings/components/word-settings';
import { readForStaff } from '@/features/session/api/session';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(leadSettingsQuery)]);

const visibilities: Record<LeadVisibility, { label: string; text: string }> = {
  all: { label: 'All leads', text: 'Everybody can help everybody out.' },
  own_and_unassigned: {
    label: 'Their own and unassigned leads',
    text: 'Leads of colleagues are not in their lists, searches, exports and counts.',
  },
};

const toggles = {
  takesByWorking: {
    title: 'Unassigned leads',
    label: 'Whoever works on one first becomes its owner',
    text: 'By the first new status, note, logged contact or answer. Without it they are asked whether they take the lead.',
  },
  thankYouMail: {
    title: 'Thanks by mail',
    label: 'Thank whoever sends an enquiry',
    text: 'They read by when you call, and their reference. An answer goes to the owner of the lead. Nothing is sent for spam, imports and canaries.',
  },
  monthMail: {
    title: 'The month by mail',
    label: 'Mail the figures of the last month',
    text: 'Administrators and managers get them on the first working day of each month.',
  },
};

export default function GeneralSettings() {
  const query = useQuery(leadSettingsQuery);
  const { mutate } = useSetLeadSettings();
  const { data } = query;
  const toggle = (name: keyof typeof toggles, isOn: boolean) => (
    <ToggleSetting {...toggles[name]} isOn={isOn} onChange={(isWanted) => mutate({ [name]: isWanted })} />
  );
  return (
    <div className="max-w-[48rem] pt-4">
      <QueryState
        query={query}
        failed="The settings could not be loaded"
        forbidden="The settings are for administrators."
        isQuiet
        loading={<Skeleton rows={2} />}
      />
      {data && (
        <div className="grid gap-8 *:first:border-0 *:first:pt-0">
          <SettingChoice
            legend="Which leads sales executives see"
            text="Administrators and managers always see all leads."
            name="visibility"
            options={visibilities}
            value={data.visibility}
            onChange={(visibility) => mutate({ visibility })}
          />
          <AssignmentSetting assignment={data.assignment} onChange={(assignment) => mutate({ assignment })} />
          {toggle('takesByWorking', data.takesByWorking)}
          <OutcomeReasonsSetting
            reasons={data.outcomeReasons}
            onChange={(outcomeReasons) => mutate({ outcomeReasons })}
          />
          <ClosedDaysSetting closedDays={data.closedDays} onChange={(closedDays) => mutate({ closedDays })} />
          {toggle('thankYouMail', data.thankYouMail)}
          {toggle('monthMail', data.monthMail)}
        </div>
      )}
    </div>
  );
}
