import { api, type LeadVisibility } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/operations';
import { useUpdate } from '@/lib/api/use-update';
import { readForStaff } from '@/lib/session/current-user';
import { QueryState } from '@/ui/query-state';
import { AssignmentSetting, SettingChoice, type SettingProps, type SettingWords } from './assignment-setting';
import { ClosedDaysSetting, OutcomeReasonsSetting } from './word-settings';

const leadSettingsQuery = operationQuery(api.getLeadSettings);

export const clientLoader = () => readForStaff(leadSettingsQuery);

const visibilities: Record<LeadVisibility, SettingWords> = {
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

function Toggle({ name, settings, change }: SettingProps & { name: keyof typeof toggles }) {
  const { title, ...choice } = toggles[name];
  return (
    <SettingChoice
      type="checkbox"
      legend={title}
      options={{ [name]: choice }}
      value={settings[name] && name}
      onChange={() => void change({ [name]: !settings[name] })}
    />
  );
}

export default function GeneralSettings() {
  const query = useQuery(leadSettingsQuery);
  const { data, mutateAsync } = useUpdate(api.setLeadSettings, leadSettingsQuery.queryKey, {
    done: { title: 'Settings saved', text: 'They hold for everybody at once.' },
    failed: 'The settings were not saved. Please try again.',
    refreshes: [[api.listOutcomeReasons.path]],
  });
  const change: SettingProps['change'] = (some) => {
    const saved = mutateAsync(some);
    // It has been told; who typed a word keeps it.
    saved.catch(() => undefined);
    return saved;
  };
  const all = data && { settings: data, change };
  return (
    <div className="max-w-[48rem] pt-4">
      <QueryState query={query} failed="The settings could not be loaded" isQuiet rows={2} />
      {all && (
        <div className="grid gap-8 *:first:border-0 *:first:pt-0">
          <SettingChoice
            legend="Which leads sales executives see"
            text="Administrators and managers always see all leads."
            options={visibilities}
            value={all.settings.visibility}
            onChange={(visibility) => void change({ visibility })}
          />
          <AssignmentSetting {...all} />
          <Toggle {...all} name="takesByWorking" />
          <OutcomeReasonsSetting {...all} />
          <ClosedDaysSetting {...all} />
          <Toggle {...all} name="thankYouMail" />
          <Toggle {...all} name="monthMail" />
        </div>
      )}
    </div>
  );
}
