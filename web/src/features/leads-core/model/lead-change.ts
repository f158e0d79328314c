import {
  type api,
  type CorrectableField,
  correctableFields,
  correctedText,
  leadFields,
  ofCorrectableFields,
  type RequestOf,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { formatMonth, formatValue } from './lead-words';

type Changeable = Pick<
  Submission,
  | 'status'
  | 'tags'
  | 'owner'
  | 'nextStep'
  | 'value'
  | 'expectedMonth'
  | 'outcomeReason'
  | 'dueAt'
  | CorrectableField
>;

/** The fields that can differ between versions of a lead. */
export const changingFields = [
  'status',
  'tags',
  'owner',
  'nextStep',
  'value',
  'expectedMonth',
  'outcomeReason',
  ...correctableFields,
  'dueAt',
  'contactedAt',
  'updatedAt',
  'version',
] as const satisfies (keyof Submission)[];

/** The desired values of a lead, as shown on the screen. */
export type LeadChange = Partial<Changeable>;

/** The same as the API expects it. */
export const toUpdate = ({ owner, dueAt, ...rest }: LeadChange): RequestOf<typeof api.updateSubmission> => ({
  ...rest,
  ...(dueAt !== undefined && { answerNeeded: dueAt !== null }),
  ...(owner !== undefined && { ownerId: owner?.id ?? null }),
});

/** The current values of the fields to change: what undoes the change. */
export const currentValues = (lead: LeadChange, wanted: LeadChange): LeadChange =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, lead[name as keyof Changeable]]));

const fullNames: Partial<Record<CorrectableField, string>> = {
  phone: 'phone number',
  email: 'email address',
};

/** The name of each field in a sentence, and its value in words. */
const fields: { [Name in keyof Changeable]: [name: string, inWords: (value: Changeable[Name]) => string] } = {
  status: ['status', (status) => statusLabels[status]],
  tags: ['the tags', (tags) => tags.join(', ') || 'no tags'],
  owner: ['the owner', (owner) => (owner ? `with ${owner.name}` : 'with nobody')],
  nextStep: [
    'the next step',
    (step) => (step ? `“${step.text}” planned for ${formatMoment(step.at)}` : 'nothing planned'),
  ],
  value: ['the value', (value) => (value === null ? 'no value' : formatValue(value))],
  expectedMonth: [
    'the expected month',
    (month) => (month ? `expected in ${formatMonth(month)}` : 'no expected month'),
  ],
  outcomeReason: ['the reason', (reason) => (reason ? `the reason “${reason}”` : 'no reason')],
  ...ofCorrectableFields((field) => {
    const name = leadFields[field].label.toLowerCase();
    return [
      `the ${fullNames[field] ?? name}`,
      (value: string | null) => `${name} ${correctedText(field, value)}`,
    ];
  }),
  dueAt: ['whether an answer is needed', (dueAt) => (dueAt ? 'an answer is owed' : 'no answer needed')],
};

/** A change in words: "with Amit", "₹45,000 and expected in Jan 2027". */
export const describeChange = (wanted: LeadChange): string =>
  Object.entries(wanted)
    .map(([name, value]) => fields[name as keyof Changeable][1](value as never))
    .join(' and ');

/** The subject of a change: "status", "the owner". */
export const subjectOfChange = (wanted: LeadChange): string =>
  fields[Object.keys(wanted)[0] as keyof Changeable][0];
