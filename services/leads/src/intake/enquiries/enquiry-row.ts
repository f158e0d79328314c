import {
  type EnquiryRequest,
  type FormSignals,
  type Language,
  leadValues,
  offerName,
  sourceName,
} from '@golghar/contracts';
import { namesAmong } from '../../search-index/name-words';
import { searchFields } from '../../search-index/search-fields';
import { canaryActor } from '../canary-run.entity';

/** An enquiry with everything that is decided about it before it is stored. */
export type NewEnquiry = EnquiryRequest & {
  id: string;
  reference: string;
  submittedAt: Date;
  dueAt: Date;
  requestId?: string | undefined;
  /** Sent by the product itself: it is stored as deleted and counts nowhere. */
  isCanary: boolean;
  language?: Language | undefined;
  keyHash: Buffer;
  bodyHash: Buffer;
  networkHash: Buffer | null;
};

function signalsOf({ website, elapsedMs = null }: EnquiryRequest): FormSignals | null {
  const isTrapFilled = Boolean(website?.trim());
  return isTrapFilled || elapsedMs !== null ? { isTrapFilled, elapsedMs } : null;
}

/** Bytes as Postgres reads them from JSON. */
const hex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** What is stored of an enquiry: columns of the lead, and what goes into other tables. */
export function rowsOf(enquiry: NewEnquiry) {
  const { id, reference, submittedAt, source, choice } = enquiry;
  const values = leadValues(enquiry);
  const { phoneNumber, searchText, searchWords } = searchFields({ ...values, reference, tags: [] });
  const selectedName = choice && offerName(choice);
  const deleter = enquiry.isCanary ? canaryActor : null;
  const lead = {
    id,
    reference,
    ...values,
    submitted_at: submittedAt,
    updated_at: submittedAt,
    due_at: enquiry.dueAt,
    phone_number: phoneNumber,
    search_text: searchText,
    search_words: searchWords,
    source,
    source_name: source && sourceName(source),
    choice: selectedName && choice,
    choice_name: selectedName,
    form: signalsOf(enquiry),
    consent: enquiry.consent || null,
    request_id: enquiry.requestId,
    language: enquiry.language,
    deleted_at: deleter && submittedAt,
    deleted_by_id: deleter?.id,
    deleted_by_name: deleter?.name,
  };
  const key = {
    id,
    reference,
    key_hash: hex(enquiry.keyHash),
    body_hash: hex(enquiry.bodyHash),
    /** The network it was sent from, until its thank-you mail is queued. */
    payload: enquiry.networkHash && { network: enquiry.networkHash.toString('hex') },
    names: namesAmong(searchWords),
  };
  return { lead, key };
}
