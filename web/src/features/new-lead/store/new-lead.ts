import type { NewSubmission } from '@golghar/contracts';
import { openDialog } from '../../leads-core/store/inbox';

/** Opens the form; keys typed before it is rendered go to its first field. */
export const openNewLead = (): void => openDialog('new lead', '');

export const newLeadDraft = 'new-lead';

export const emptyNewLead = {
  phone: '',
  name: '',
  email: '',
  service: 'other',
  source: 'call',
  message: '',
  contacted: false,
} satisfies NewSubmission;
