import { createHash } from 'node:crypto';
import { afterOpenMinutes, type Enquiry, type EnquiryReceipt, promiseMinutes } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import { EnquiryRepository } from './enquiry.repository';
import { EnquiryAnnouncer } from './enquiry-announcer';
import { makeReference } from './reference';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

@Injectable()
export class EnquiryService {
  constructor(
    private readonly enquiries: EnquiryRepository,
    private readonly announcer: EnquiryAnnouncer,
  ) {}

  /**
   * Stores an enquiry. When this resolves it is on disk; the same key with the same enquiry gives the first
   * answer again.
   * @param key the visitor's idempotency key; without one every call is an enquiry of its own
   * @throws AppError key_reused when the key came with another enquiry
   */
  async submit(enquiry: Enquiry, key: string | undefined, submittedAt = new Date()): Promise<EnquiryReceipt> {
    const id = uuid();
    const reference = makeReference();
    const keyHash = sha256(key ?? id);
    const { name, email, phone, city, service, message } = enquiry;
    const bodyHash = sha256(JSON.stringify([name, email, phone, city || null, service, message]));
    const isNew = await this.enquiries.store({
      ...enquiry,
      id,
      reference,
      submittedAt,
      dueAt: afterOpenMinutes(submittedAt, promiseMinutes),
      keyHash,
      bodyHash,
    });
    if (isNew) {
      this.announcer.announce();
      return { id, reference };
    }
    const owner = await this.enquiries.findKeyOwner(keyHash);
    if (!owner?.bodyHash.equals(bodyHash)) throw new AppError('key_reused');
    return { id: owner.leadId, reference: owner.reference };
  }
}
