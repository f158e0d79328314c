import { api } from '@golghar/contracts';
import { readForStaff } from '@/features/session/api/session';
import { Templates } from '@/features/templates/components/templates';
import { operationQuery } from '@/lib/api/operations';

export const clientLoader = () =>
  readForStaff((client) => [client.ensureQueryData(operationQuery(api.listReplyTemplates))]);

export default Templates;
