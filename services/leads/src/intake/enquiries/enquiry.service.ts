import { createHmac } from 'node:crypto';
import {
  afterOpenMinutes,
  type EnquiryReceipt,
  type EnquiryRequest,
  idempotencyKeyHeader,
  idempotencyKeySchema,
  leadValues,
  promiseMinutes,
} from '@golghar/contracts';
import { AppError, addressNetwork, SETTINGS, sha256, traced } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { LeadsSettings } from '../../settings';
import { BusinessHours } from '../../team/business-hours';
import { CanaryRunEntity, isWithin } from '../canary-run.entity';
import { IdempotencyKeyEntity } from './enquiry.entity';
import type { NewEnquiry } from './enquiry-row';
import { EnquiryWriter } from './enquiry-writer';
import { makeReference } from './reference';
import { type Seed, seedTime, timeOfUuid } from './seed-time';

/** A canary sent longer ago has ended: a request with its token is then an ordinary enquiry. */
const canaryTokenSeconds = 5 * 60;

/** Milliseconds in which the same form, sent again, counts as the same enquiry. */
const formWindowMs = 10 * 60_000;

type RequestDetails = Pick<NewEnquiry, 'requestId' | 'language'> & {
  submittedAt?: Date | undefined;
  address?: string | undefined;
};

/** What programs send with an enquiry: an idempotency key, the time of a demonstration, the token of a canary. */
type ProgramHeaders = { key?: string | undefined; seed?: Seed; canaryToken?: string | undefined };

/** What the visitor wrote, without what the site adds. */
const contentOf = (enquiry: EnquiryRequest) => JSON.stringify(Object.values(leadValues(enquiry)));

/**
 * Without a key the request's id serves as one: the gateway resends a request whose replica failed to another one, with the same
 * id.
 */
export const readKey = (value: string | undefined, requestId: string | undefined): string | undefined => {
  if (value === undefined) return requestId && `request ${requestId}`;
  const key = idempotencyKeySchema.safeParse(value);
  if (key.success) return key.data;
  throw new AppError('invalid', {
    fields: { [idempotencyKeyHeader]: key.error.issues[0]?.message ?? 'Invalid' },
  });
};

@Injectable()
export class EnquiryService {
  constructor(
    private readonly writer: EnquiryWriter,
    private readonly hours: BusinessHours,
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: Pick<LeadsSettings, 'LEADS_SECRET' | 'SEED_TOKEN'>,
  ) {}

  /**
   * Stores an enquiry. When this resolves it is on disk; the same key with the same enquiry returns the first response again.
   * Without a key every request is an enquiry of its own.
   * @throws AppError key_reused when the key came with another enquiry
   */
  async submit(
    enquiry: EnquiryRequest,
    { key, seed = {}, canaryToken, ...details }: RequestDetails & ProgramHeaders,
  ): Promise<EnquiryReceipt> {
    const ownKey = readKey(key, details.requestId);
    const submittedAt = seedTime(seed, this.settings.SEED_TOKEN);
    const isCanary = canaryToken !== undefined && (await this.claimCanary(canaryToken));
    return this.store(enquiry, ownKey, { ...details, submittedAt, isCanary });
  }

  /**
   * Stores an enquiry from a page without its script, which has no key: the same words within ten minutes are the same enquiry.
   */
  async submitForm(
    enquiry: EnquiryRequest,
    { submittedAt: now = new Date(), ...details }: RequestDetails = {},
  ): Promise<EnquiryReceipt> {
    const window = Math.floor(now.getTime() / formWindowMs);
    const keyIn = (at: number) => `form ${at} ${contentOf(enquiry)}`;
    const before = await this.findKeyOwner(sha256(keyIn(window - 1)));
    if (before && now.getTime() - timeOfUuid(before.leadId) < formWindowMs)
      return { id: before.leadId, reference: before.reference };
    return this.store(enquiry, keyIn(window), { ...details, submittedAt: now, isCanary: false });
  }

  private async store(
    enquiry: EnquiryRequest,
    key: string | undefined,
    { submittedAt = new Date(), address, ...details }: RequestDetails & { isCanary: boolean },
  ): Promise<EnquiryReceipt> {
    const id = uuid();
    const reference = makeReference();
    const keyHash = sha256(key ?? id);
    const bodyHash = sha256(contentOf(enquiry));
    const row = {
      ...enquiry,
      ...details,
      id,
      reference,
      submittedAt,
      dueAt: afterOpenMinutes(submittedAt, promiseMinutes, this.hours.current),
      keyHash,
      bodyHash,
      networkHash: address ? this.networkHash(address) : null,
    };
    const isNew = await traced({ name: 'store enquiry', requestIds: [details.requestId] }, () =>
      this.writer.store(row),
    );
    if (isNew) return { id, reference };
    const owner = await this.findKeyOwner(keyHash);
    if (!owner?.bodyHash.equals(bodyHash)) throw new AppError('key_reused');
    return { id: owner.leadId, reference: owner.reference };
  }

  /** Uses up the token of a recent canary, which is valid once; false if there is none. */
  private async claimCanary(token: string): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      CanaryRunEntity,
      { tokenHash: sha256(token), state: 'running', startedAt: isWithin(canaryTokenSeconds) },
      { tokenHash: null },
    );
    return affected === 1;
  }

  private findKeyOwner(keyHash: Buffer): Promise<IdempotencyKeyEntity | null> {
    return this.database.manager.findOneBy(IdempotencyKeyEntity, { keyHash });
  }

  /** Identifies a network without revealing it: there are too few networks for a hash without a secret. */
  private networkHash(address: string): Buffer {
    const network = `network ${addressNetwork(address)}`;
    return createHmac('sha256', this.settings.LEADS_SECRET).update(network).digest();
  }
}
