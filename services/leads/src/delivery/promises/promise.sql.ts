import type { LeadEntity } from '../../leads/lead.entity';
import { isResponseDue } from '../../leads/lead-conditions';
import { currentName } from '../../team/staff';

const isReminded = `lead.deleted_at IS NULL AND ${isResponseDue}`;

export type NewReminderRow = {
  leadId: string;
  recipient: { email: string; name: string };
  stage: 'half' | 'end';
};

/** After a longer outage nobody is reminded: the list of late leads shows them. */
const maxOutage = `interval '7 days'`;

/** How many leads one round handles; the next one continues. */
const maxLeads = 500;

/**
 * $1: now, $2: until when promises are due of which half of the time is over, $3: who is told if nobody is alerted. Reminders
 * that are due and were not sent yet: to the owner at half of the time, to the owner and the recipients of alerts at its end.
 */
export const findReminders = `
  WITH due AS (
    SELECT lead.id, lead.owner_id, reached.stage
    FROM lead, LATERAL (SELECT CASE WHEN lead.due_at <= $1 THEN 'end' ELSE 'half' END AS stage) AS reached
    WHERE ${isReminded} AND lead.due_at > $1::timestamptz - ${maxOutage} AND lead.due_at <= $2
      AND (reached.stage = 'end' OR lead.owner_id IS NOT NULL)
      AND NOT EXISTS (
        SELECT FROM delivery WHERE lead_id = lead.id AND kind = 'promise' AND payload->>'stage' = reached.stage)
    ORDER BY lead.due_at, lead.id LIMIT ${maxLeads}
  ), late AS (SELECT id, stage FROM due WHERE stage = 'end')
  SELECT id AS "leadId", json_build_object('email', email, 'name', name) AS recipient, stage FROM (
    SELECT due.id, staff.email, staff.name, stage
    FROM due JOIN auth.staff AS staff ON staff.id = due.owner_id AND staff.is_active
    UNION SELECT late.id, manager.email, manager.name, stage FROM late CROSS JOIN auth.alert_recipients AS manager
    UNION SELECT late.id, $3, '', stage FROM late WHERE NOT EXISTS (SELECT FROM auth.alert_recipients)
  ) AS reminded ORDER BY id, stage, email`;

export type RemindedRow = Pick<LeadEntity, 'id' | 'name' | 'city' | 'service' | 'ownerName'> & {
  dueAt: Date;
  total: number;
};

/** $1: e-mail, $2: limit. Promised answers that nobody has given yet, most urgent first; none for a disabled recipient. */
export const findReminded = `
  SELECT lead.id, lead.name, lead.city, lead.service, lead.due_at AS "dueAt",
    ${currentName('lead.owner_id', 'lead.owner_name')} AS "ownerName", (count(*) OVER ())::int AS total
  FROM delivery AS reminder JOIN lead ON lead.id = reminder.lead_id
  WHERE reminder.group_id = $1 AND ${isReminded}
    AND NOT EXISTS (SELECT FROM auth.staff WHERE email = reminder.recipient AND NOT is_active)
  ORDER BY lead.due_at, lead.id LIMIT $2`;
