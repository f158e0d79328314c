import {
  choiceName,
  type EnquiryRequest,
  type FormSignals,
  type Language,
  leadValues,
  ofLeadFields,
  sourceName,
} from '@golghar/contracts';
import { searchFields } from '../../search-index/search-fields';
import { canaryActor } from '../canary/canary-run.entity';

/** An enquiry with all that is decided about it before it is stored. */
export type NewEnquiry = EnquiryRequest & {
  id: string;
  reference: string;
  submittedAt: Date;
  dueAt: Date;
  requestId?: string | undefined;
  /** Sent by the product itself: it is stored as deleted and counts nowhere. */
  isCanary: boolean;
  /** Of the page that it was written on. */
  language?: Language | undefined;
  keyHash: Buffer;
  bodyHash: Buffer;
  /** Of the network that it was sent from. */
  networkHash: Buffer | null;
};

/** What is known of how the form was filled in; null where nothing is. */
function signalsOf({ website, elapsedMs = null }: EnquiryRequest): FormSignals | null {
  const isTrapFilled = Boolean(website?.trim());
  return isTrapFilled || elapsedMs !== null ? { isTrapFilled, elapsedMs } : null;
}

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

function rowOf(enquiry: NewEnquiry): EnquiryRow {
  const { id, reference, submittedAt, source, choice } = enquiry;
  const values = leadValues(enquiry);
  const { phoneNumber, searchText, searchWords } = searchFields({ ...values, reference, tags: [] });
  const chosenName = choice && choiceName(choice);
  const deleter = enquiry.isCanary ? canaryActor : null;
  return {
    id,
    reference,
    ...values,
    submitted_at: submittedAt,
    updated_at: submittedAt,
    due_at: enquiry.dueAt,
    phone_number: phoneNumber,
    search_text: searchText,
    search_words: asJson(searchWords),
    source: asJson(source),
    source_name: source && sourceName(source),
    choice: chosenName && asJson(choice),
    choice_name: chosenName,
    form: asJson(signalsOf(enquiry)),
    consent: enquiry.consent || null,
    request_id: enquiry.requestId,
    language: enquiry.language,
    deleted_at: deleter && submittedAt,
    deleted_by_id: deleter?.id,
    deleted_by_name: deleter?.name,
    key_hash: enquiry.keyHash,
    body_hash: enquiry.bodyHash,
    network_hash: enquiry.networkHash,
  };
}

/** In the order of {@link enquiryColumns}: what each column is to hold of all enquiries. */
export function enquiryValues(enquiries: readonly NewEnquiry[]): unknown[][] {
  const rows = enquiries.map(rowOf);
  const names = Object.keys(enquiryColumns) as (keyof EnquiryRow)[];
  return names.map((name) => rows.map((row) => row[name]));
}
