import * as z from 'zod/mini';
import { admins } from '../base/access';
import { endpoint, type ResponseOf } from '../base/endpoint';
import { idSchema, isoTime, wholeNumber } from '../base/text';
import { ownerSchema } from '../team/owners';

/** What is recorded about staff, and how the page says it. */
export const auditActions = {
  signed_in: 'signed in',
  sign_in_failed: 'failed to sign in',
  sign_in_locked: 'has to wait after wrong passwords',
  sign_in_refused: 'was refused a sign-in',
  signed_out: 'signed out',
  session_ended: 'signed out one of their other browsers',
  sessions_ended: 'signed out all their other browsers',
  api_token_created: 'made an API token',
  api_token_revoked: 'revoked an API token',
  password_change_failed: 'gave a wrong password as their current one',
  password_changed: 'changed their own password',
  name_changed: 'changed their own name',
  password_set: 'set a password by a link',
  user_invited: 'invited',
  user_withdrawn: 'withdrew the invitation of',
  user_link_made: 'made a new link for',
  user_renamed: 'changed the name of',
  role_changed: 'changed the role of',
  user_disabled: 'disabled',
  user_enabled: 'enabled',
  status_changed: 'changed the status of',
  tags_changed: 'changed the tags of',
  owner_changed: 'changed the owner of',
  next_step_changed: 'planned the next step of',
  prospects_changed: 'changed what is expected of',
  contact_data_corrected: 'corrected the contact data of',
  answer_waived: 'said whether an answer is needed by',
  note_added: 'wrote a note on',
  lead_deleted: 'deleted',
  lead_marked_spam: 'marked as spam:',
  lead_marked_not_spam: 'marked as no spam:',
  lead_restored: 'restored',
  lead_erased: 'erased for good',
  reply_sent: 'answered by e-mail:',
  lead_entered: 'entered',
  contact_logged: 'logged a contact with',
  change_undone: 'undid their own change of',
  bulk_changed: 'changed many leads',
  bulk_undone: 'undid a change of many leads',
  tag_renamed: 'renamed a tag',
  leads_imported: 'imported leads',
  alert_link_used: 'used a link in the mail about',
  alert_resent: 'sent the alert again for',
  alerts_retried: 'tried all parked alerts again',
  alerts_discarded: 'gave up all parked alerts',
  lead_settings_changed: 'changed the settings of leads',
  webhook_added: 'added a webhook',
  webhook_changed: 'changed a webhook',
  webhook_removed: 'removed a webhook',
  webhook_secret_made: 'made a new secret for a webhook',
  webhook_replayed: 'sent a message of a webhook again',
  people_merged: 'merged two people:',
  person_split: 'split a person:',
  person_change_undone: 'took back a merge or a split:',
  person_exported: 'exported all that is kept of a person:',
  person_erased: 'erased all that was kept of a person:',
  leads_exported: 'exported leads',
  newsletter_exported: "read the newsletter's list",
  subscriber_removed: "took somebody off the newsletter's list",
} as const;

export type AuditAction = keyof typeof auditActions;

export const auditActionNames = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** Somebody who tried to sign in with an address that no user has. What they typed is not stored: it may be a password. */
export const unknownActor = { id: '00000000-0000-0000-0000-000000000000', name: 'Somebody unknown' };

export const auditApi = {
  listAudit: endpoint('GET /api/admin/audit', admins, {
    query: z.strictObject({
      actor: z.optional(idSchema),
      action: z.optional(z.enum(auditActionNames)),
      limit: z._default(wholeNumber(1, 200), 50),
      /** Entries before the one with this id: ids increase with time. */
      before: z.optional(idSchema),
    }),
    response: z.object({
      entries: z.array(
        z.object({
          id: idSchema,
          at: isoTime,
          actor: ownerSchema,
          action: z.enum(auditActionNames),
          /** A lead by its reference, or a user: an erased lead leaves nothing personal behind here. */
          subject: z.nullable(ownerSchema),
          /** Details in words, such as `New → Closed`. */
          detail: z.nullable(z.string()),
          /** Client address, for signing in and passwords; null after 30 days. */
          address: z.nullable(z.string()),
        }),
      ),
      /** For `before`; null when there is nothing older. */
      next: z.nullable(idSchema),
      actors: z.array(ownerSchema),
    }),
  }),
};

export type AuditEntry = ResponseOf<typeof auditApi.listAudit>['entries'][number];
