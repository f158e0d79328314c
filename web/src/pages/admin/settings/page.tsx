import { useQuery } from '@tanstack/react-query';
import { leadSettingsQuery, useSetLeadSettings } from '@/features/lead-settings/api/use-lead-settings';
import { AssignmentSetting } from '@/features/lead-settings/components/assignment-setting';
import { ClosedDaysSetting } from '@/features/lead-settings/components/closed-days-setting';
import { OutcomeReasonsSetting } from '@/features/lead-settings/components/outcome-reasons-setting';
import { ToggleSetting, VisibilitySetting } from '@/features/lead-settings/components/setting-choice';
import { readForStaff } from '@/features/session/api/session';
import { webhooksQuery } from '@/features/webhooks/api/use-webhooks';
import { Webhooks } from '@/features/webhooks/components/webhooks';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';
import { adminMeta } from '../admin-meta';

export const meta = () => adminMeta('Settings');

export const clientLoader = () =>
  readForStaff((client) => [
    client.ensureQueryData(leadSettingsQuery),
    client.ensureQueryData(webhooksQuery),
  ]);

/** How the agency works its leads, for administrators. */
export default function SettingsPage() {
  const query = useQuery(leadSettingsQuery);
  const { data } = query;
  const { mutate } = useSetLeadSettings();
  return (
    <div className="mx-auto max-w-[48rem] p-4 sm:px-8 sm:py-6">
      <h1 className="mb-4 text-25">Settings</h1>
      <QueryState
        query={query}
        failed="The settings could not be loaded"
        forbidden="The settings are for administrators."
        isQuiet
        loading={<Skeleton rows={2} />}
      />
      {data && (
        <div className="grid gap-8">
          <VisibilitySetting visibility={data.visibility} onChange={(visibility) => mutate({ visibility })} />
          <AssignmentSetting assignment={data.assignment} onChange={(assignment) => mutate({ assignment })} />
          <ToggleSetting
            title="Leads of nobody"
            label="Whoever works one first becomes its owner"
            isOn={data.takesByWorking}
            onChange={(takesByWorking) => mutate({ takesByWorking })}
          >
            By the first new status or note. Without it they are asked whether they take the lead.
          </ToggleSetting>
          <OutcomeReasonsSetting
            reasons={data.outcomeReasons}
            onChange={(outcomeReasons) => mutate({ outcomeReasons })}
          />
          <ClosedDaysSetting closedDays={data.closedDays} onChange={(closedDays) => mutate({ closedDays })} />
          <ToggleSetting
            title="Thanks by mail"
            label="Thank whoever sends an enquiry"
            isOn={data.thankYouMail}
            onChange={(thankYouMail) => mutate({ thankYouMail })}
          >
            They read by when you call, and their reference. An answer goes to the owner of the lead. Nothing
            is sent for spam, imports and canaries.
          </ToggleSetting>
          <ToggleSetting
            title="The month by mail"
            label="Mail the figures of the last month"
            isOn={data.monthMail}
            onChange={(monthMail) => mutate({ monthMail })}
          >
            Administrators and managers get them on the first working day of each month.
          </ToggleSetting>
          <Webhooks />
        </div>
      )}
    </div>
  );
}
