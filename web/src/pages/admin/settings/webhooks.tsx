import { readForStaff } from '@/features/session/api/session';
import { Webhooks, webhooksQuery } from '@/features/webhooks/components/webhooks';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(webhooksQuery)]);

export default function WebhooksPage() {
  return (
    <div className="max-w-[48rem] pt-4">
      <Webhooks />
    </div>
  );
}
