import * as z from 'zod/mini';
import { admins, leadReaders } from '../base/access';
import { endpoint } from '../base/endpoint';
import { typedLine } from '../base/text';
import { serviceKeys } from '../intake/services';
import { colleagueId } from '../team/owners';

const assignmentSchema = z.strictObject({
  /** How new leads find an owner: none, in turn among those signed in, or by who has the service or the city. */
  rule: z.enum(['none', 'round_robin', 'service', 'city'], {
    error: 'Please choose how leads find an owner',
  }),
  /** Who takes turns; if empty, all sales executives do. */
  memberIds: z.array(colleagueId).check(z.maxLength(200)),
  services: z.partialRecord(z.enum(serviceKeys), colleagueId),
  /** Who has which city, ignoring case. */
  cities: z
    .array(
      z.strictObject({
        city: typedLine(1, 100, 'A city has 1 to 100 characters'),
        ownerId: colleagueId,
      }),
    )
    .check(z.maxLength(500)),
});

export type Assignment = z.infer<typeof assignmentSchema>;

export type AssignmentRule = Assignment['rule'];

/** Leads have no owner until somebody takes them. */
export const noAssignment: Assignment = { rule: 'none', memberIds: [], services: {}, cities: [] };

const dayMessage = 'A day is written 2026-11-08, or 01-26 for every year';

/** Whether the calendar has it; a yearly date may be 29 February. */
function isDay(day: string): boolean {
  const date = day.length === 5 ? `2024-${day}` : day;
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** A day on which the office is closed: `2026-11-08` once, `01-26` every year. */
const closedDaySchema = z
  .string({ error: dayMessage })
  .check(
    z.regex(/^(20\d\d-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, dayMessage),
    z.refine(isDay, { error: dayMessage }),
  );

const reasonList = z.array(typedLine(1, 60, 'A reason has 1 to 60 characters')).check(
  z.maxLength(12, 'At most 12 reasons'),
  z.refine((reasons) => new Set(reasons).size === reasons.length, { error: 'This reason is there already' }),
);

const leadSettingsSchema = z.strictObject({
  /** Which leads sales executives see. Admins and managers see all. */
  visibility: z.enum(['all', 'own_and_unassigned'], { error: 'Please choose who sees which leads' }),
  /** Holidays, which do not count as business time. */
  closedDays: z.array(closedDaySchema).check(z.maxLength(100, 'At most 100 days')),
  assignment: assignmentSchema,
  /** Why leads are won and lost, as buttons; any other reason is typed. */
  outcomeReasons: z.strictObject({ delivered: reasonList, lost: reasonList }),
  /** Whether admins and managers get the last month's figures on its first working day. */
  monthMail: z.boolean({ error: 'Please choose whether the mail is sent' }),
  /** Whether somebody who sends an enquiry is thanked by e-mail, with the time by which we call. */
  thankYouMail: z.boolean({ error: 'Please choose whether the mail is sent' }),
  /**
   * Whether the first to give a lead without an owner a status, a note, a contact or an answer becomes its owner without being
   * asked.
   */
  takesByWorking: z.boolean({ error: 'Please choose who becomes the owner' }),
});

export type LeadSettings = z.infer<typeof leadSettingsSchema>;

export type LeadVisibility = LeadSettings['visibility'];

export type OutcomeReasons = LeadSettings['outcomeReasons'];

export const leadSettingsApi = {
  listOutcomeReasons: endpoint('GET /api/admin/outcome-reasons', leadReaders, {
    response: leadSettingsSchema.shape.outcomeReasons,
  }),
  getLeadSettings: endpoint('GET /api/admin/lead-settings', admins, { response: leadSettingsSchema }),
  /** Omitted settings stay unchanged. */
  setLeadSettings: endpoint('PUT /api/admin/lead-settings', admins, {
    request: z.partial(leadSettingsSchema).check(
      z.refine((update) => Object.keys(update).length > 0, {
        error: 'Please choose who sees which leads',
        path: ['visibility'],
      }),
    ),
    response: leadSettingsSchema,
  }),
};
