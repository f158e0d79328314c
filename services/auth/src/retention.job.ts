import { applyAuditRetention, deleteInBatches, type ScheduledJob } from '@golghar/platform';

const over = [
  { table: 'session', isOver: `least(ended_at, expires_at) < now() - interval '1 day'` },
  { table: 'sign_in_failure', isOver: `failed_at < now() - interval '1 day'` },
  { table: 'api_token', isOver: `expires_at < now() - interval '1 day'` },
  {
    table: 'app_user',
    isOver: `CAST(link ->> 'expiresAt' AS timestamptz) < now() - interval '30 days'`,
    emptied: 'link = NULL',
  },
  { table: 'delivery', isOver: `state <> 'queued' AND queued_at < now() - interval '30 days'` },
];

/** Deletes expired rows, and links of invitations that nobody accepted. */
export const retentionJob: ScheduledJob = {
  name: 'retention',
  schedule: '0 0 * * * *',

  async run({ database }) {
    for (const deletion of over) await deleteInBatches(database, deletion);
    await applyAuditRetention(database);
  },
};
