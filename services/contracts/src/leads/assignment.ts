import * as z from 'zod/mini';
import { typedLine } from '../base/text';
import { serviceKeys } from '../intake/services';

/** How new leads find an owner: by nobody's doing, in turn among those who are signed in, or by whom the service or the city has. */
const assignmentRules = ['none', 'round_robin', 'service', 'city'] as const;

export type AssignmentRule = (typeof assignmentRules)[number];

const colleague = z.uuid({ error: 'Please choose a colleague' });

export const assignmentSchema = z.strictObject({
  rule: z.enum(assignmentRules, { error: 'Please choose how leads find an owner' }),
  /** Who takes part in turns; without any all sales executives do. */
  memberIds: z.array(colleague).check(z.maxLength(200)),
  /** Who has which service. */
  services: z.partialRecord(z.enum(serviceKeys), colleague),
  /** Who has which city, in whatever case. */
  cities: z
    .array(
      z.strictObject({
        city: typedLine(1, 100, 'A city has 1 to 100 characters'),
        ownerId: colleague,
      }),
    )
    .check(z.maxLength(500)),
});

export type Assignment = z.infer<typeof assignmentSchema>;

/** Leads stay nobody's until somebody takes them. */
export const noAssignment: Assignment = { rule: 'none', memberIds: [], services: {}, cities: [] };
