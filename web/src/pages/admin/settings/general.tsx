import { GeneralSettings, leadSettingsQuery } from '@/features/lead-settings/components/general-settings';
import { readForStaff } from '@/features/session/api/session';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(leadSettingsQuery)]);

export default GeneralSettings;
