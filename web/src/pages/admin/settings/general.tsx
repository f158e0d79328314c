import { GeneralSettings, leadSettingsQuery } from '@/features/lead-settings/components/general-settings';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [leadSettingsQuery]);

export default GeneralSettings;
