import {
  type Choice,
  choiceName,
  type Enquiry,
  type FormSignals,
  type Language,
  leadValues,
  ofLeadFields,
  type Source,
  sourceName,
} from '@golghar/contracts';
import { canaryActor } from '../../canary/canary-run.entity';
import { searchFields } from '../../search-index/search-fields';

/** An enquiry with all that is decided about it before it is stored. */
export type NewEnquiry = Enquiry & {
  id: string;
  reference: string;
  submittedAt: Date;
  dueAt: Date;
  source: Source | null;
  choice: Choice | null;
  form: FormSignals | null;
  consent: string | null;
  requestId: string | null;
  isCanary: boolean;
  language: Language | null;
  keyHash: Buffer;
  bodyHash: Buffer;
  /** Of the network that it was sent from. */
  networkHash: Buffer | null;
};

/** What is stored of an enquiry: columns of the lead, and their types. */
export const leadColumns = {
  id: 'uuid',
  reference: 'text',
  ...ofLeadFields(() => 'text'),
  submitted_at: 'timestamptz',
  updated_at: 'timestamptz',
  due_at: 'timestamptz',
  phone_number: 'text',
  search_text: 'text',
  search_words: 'json',
  source: 'jsonb',
  source_name: 'text',
  choice: 'jsonb',
  choice_name: 'text',
  form: 'jsonb',
  consent: 'text',
  request_id: 'text',
  language: 'text',
  deleted_at: 'timestamptz',
  deleted_by_id: 'uuid',
  deleted_by_name: 'text',
};

/** With what is stored beside the lead. */
export const enquiryColumns = {
  ...leadColumns,
  key_hash: 'bytea',
  body_hash: 'bytea',
  network_hash: 'bytea',
};

type EnquiryRow = Record<keyof typeof enquiryColumns, unknown>;

const asJson = (value: unknown) => value && JSON.stringify(value);

function rowOf({ keyHash, bodyHash, networkHash, ...enquiry }: NewEnquiry): EnquiryRow {
  const { id, reference, submittedAt, dueAt, source, choice, form, consent, requestId, language } = enquiry;
  const values = leadValues(enquiry);
  const { phoneNumber, searchText, searchWords } = searchFields({ ...values, reference, tags: [] });
  return {
    id,
    reference,
    ...values,
    submitted_at: submittedAt,
    updated_at: submittedAt,
    due_at: dueAt,
    phone_number: phoneNumber,
    search_text: searchText,
    search_words: asJson(searchWords),
    source: asJson(source),
    source_name: source && sourceName(source),
    choice: asJson(choice),
    choice_name: choice && choiceName(choice),
    form: asJson(form),
    consent,
    request_id: requestId,
    language,
    deleted_at: enquiry.isCanary ? submittedAt : null,
    deleted_by_id: enquiry.isCanary ? canaryActor.id : null,
    deleted_by_name: enquiry.isCanary ? canaryActor.name : null,
    key_hash: keyHash,
    body_hash: bodyHash,
    network_hash: networkHash,
  };
}

/** In the order of {@link enquiryColumns}: what each column is to hold of all enquiries. */
export function enquiryValues(enquiries: readonly NewEnquiry[]): unknown[][] {
  const rows = enquiries.map(rowOf);
  const names = Object.keys(enquiryColumns) as (keyof EnquiryRow)[];
  return names.map((name) => rows.map((row) => row[name]));
}
