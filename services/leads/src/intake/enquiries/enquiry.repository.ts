import {
  type Choice,
  choiceName,
  type Enquiry,
  type FormSignals,
  type Language,
  type Source,
  sourceName,
} from '@golghar/contracts';
import { queryPrepared } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource, InjectRepository } from '@nestjs/typeorm';
import { DataSource, Repository } from 'typeorm';
import { searchFields } from '../../search-index/search-fields';
import { type StoredRow, storeEnquiries } from './enquiry.sql';
import { IdempotencyKeyEntity } from './idempotency-key.entity';

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

/** In the order of the statement's parameters. */
const storedColumns = [
  'id',
  'reference',
  'name',
  'email',
  'phone',
  'city',
  'service',
  'message',
  'keyHash',
  'bodyHash',
  'submittedAt',
  'dueAt',
  'phoneNumber',
  'searchText',
  'searchWords',
  'source',
  'sourceName',
  'form',
  'consent',
  'requestId',
  'isCanary',
  'language',
  'choice',
  'choiceName',
  'networkHash',
] as const;

@Injectable()
export class EnquiryRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @InjectRepository(IdempotencyKeyEntity) private readonly keys: Repository<IdempotencyKeyEntity>,
  ) {}

  /** Stores enquiries whose keys are free, all of them or none; returns the ids of those that it stored. */
  async store(enquiries: readonly NewEnquiry[]): Promise<Set<string>> {
    const rows = enquiries.map((enquiry) => {
      const city = enquiry.city || null;
      const { phoneNumber, searchText, searchWords } = searchFields({ ...enquiry, city, tags: [] });
      const { source, choice, form } = enquiry;
      return {
        ...enquiry,
        city,
        phoneNumber,
        searchText,
        searchWords: JSON.stringify(searchWords),
        source: source && JSON.stringify(source),
        sourceName: source && sourceName(source),
        choice: choice && JSON.stringify(choice),
        choiceName: choice && choiceName(choice),
        form: form && JSON.stringify(form),
      };
    });
    const stored = await queryPrepared<StoredRow>(this.database, {
      ...storeEnquiries,
      values: storedColumns.map((column) => rows.map((row) => row[column])),
    });
    return new Set(stored.rows.map(({ leadId }) => leadId));
  }

  findKeyOwner(keyHash: Buffer): Promise<IdempotencyKeyEntity | null> {
    return this.keys.findOneBy({ keyHash });
  }
}
