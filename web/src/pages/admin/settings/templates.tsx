import { api } from '@golghar/contracts';
import { Templates } from '@/features/templates/components/templates';
import { operationQuery } from '@/lib/api/operations';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [operationQuery(api.listReplyTemplates)]);

export default Templates;
