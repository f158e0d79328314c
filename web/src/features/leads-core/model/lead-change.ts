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

/** What changes of a lead from one version to the next. */
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

/** What a lead is to be, as the screen shows it. */
export type LeadChange = Partial<Changeable>;

/** The same as the server takes it. */
export const toUpdate = ({ owner, dueAt, ...rest }: LeadChange): RequestOf<typeof api.updateSubmission> => ({
  ...rest,
  ...(dueAt !== undefined && { answerNeeded: dueAt !== null }),
  ...(owner !== undefined && { ownerId: owner?.id ?? null }),
});

/** What a lead is in all that is wanted of it: the change that takes another one back. */
export const currentValues = (lead: Submission, wanted: LeadChange): LeadChange =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, lead[name as keyof Changeable]]));

const inWords: { [Name in keyof Changeable]: (value: Changeable[Name]) => string } = {
  status: (status) => statusLabels[status],
  tags: (tags) => tags.join(', ') || 'no tags',
  owner: (owner) => (owner ? `with ${owner.name}` : 'with nobody'),
  nextStep: (step) => (step ? `“${step.text}” planned for ${formatMoment(step.at)}` : 'nothing planned'),
  value: (value) => (value === null ? 'no value' : formatValue(value)),
  expectedMonth: (month) => (month ? `expected in ${formatMonth(month)}` : 'no expected month'),
  outcomeReason: (reason) => (reason ? `the reason “${reason}”` : 'no reason'),
  ...ofCorrectableFields(
    (field) => (value: string | null) =>
      `${leadFields[field].label.toLowerCase()} ${correctedText(field, value)}`,
  ),
  dueAt: (dueAt) => (dueAt ? 'an answer is owed' : 'no answer needed'),
};

/** What is wanted, in words: "with Amit", "₹45,000 and expected in Jan 2027". */
export const describeChange = (wanted: LeadChange): string =>
  Object.entries(wanted)
    .map(([name, value]) => inWords[name as keyof Changeable](value as never))
    .join(' and ');

const names: { [Name in keyof Changeable]: string } = {
  status: 'status',
  tags: 'the tags',
  owner: 'the owner',
  nextStep: 'the next step',
  value: 'the value',
  expectedMonth: 'the expected month',
  outcomeReason: 'the reason',
  ...ofCorrectableFields((field) => `the ${leadFields[field].label.toLowerCase()}`),
  phone: 'the phone number',
  email: 'the email address',
  dueAt: 'whether an answer is needed',
};

/** What a change is about: "status", "the owner". */
export const subjectOfChange = (wanted: LeadChange): string =>
  names[Object.keys(wanted)[0] as keyof Changeable];
