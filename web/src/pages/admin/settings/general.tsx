import { useQuery } from '@tanstack/react-query';
import { leadSettingsQuery, useSetLeadSettings } from '@/features/lead-settings/api/use-lead-settings';
import { AssignmentSetting } from '@/features/lead-settings/components/assignment-setting';
import { ClosedDaysSetting } from '@/features/lead-settings/components/closed-days-setting';
import { OutcomeReasonsSetting } from '@/features/lead-settings/components/outcome-reasons-setting';
import { ToggleSetting, VisibilitySetting } from '@/features/lead-settings/components/setting-choice';
import { readForStaff } from '@/features/session/api/session';
import { QueryState } from '@/ui/query-state';
import { Skeleton } from '@/ui/skeleton';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(leadSettingsQuery)]);

/** How the agency works its leads, for administrators. */
export default function GeneralSettings() {
  const query = useQuery(leadSettingsQuery);
  const { data } = query;
  const { mutate } = useSetLeadSettings();
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
          <VisibilitySetting visibility={data.visibility} onChange={(visibility) => mutate({ visibility })} />
          <AssignmentSetting assignment={data.assignment} onChange={(assignment) => mutate({ assignment })} />
          <ToggleSetting
            title="Leads of nobody"
            label="Whoever works one first becomes its owner"
            isOn={data.takesByWorking}
            onChange={(takesByWorking) => mutate({ takesByWorking })}
          >
            By the first new status, note, logged contact or answer. Without it they are asked whether they
            take the lead.
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
        </div>
      )}
    </div>
  );
}
