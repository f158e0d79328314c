import { type LinkPurpose, linkHours } from '@golghar/contracts';
import { deleteInBatches } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Raw, Repository } from 'typeorm';
import type { UserEntity } from '../users/user.entity';
import { AccountLinkEntity } from './account-link.entity';
import { DeliveryEntity } from './delivery.entity';

type NewLink = Pick<AccountLinkEntity, 'id' | 'userId' | 'madeBy' | 'purpose' | 'tokenHash'>;

/** A link with whom it is for and who made it. */
export type LinkWithPeople = AccountLinkEntity & { user: UserEntity; maker: UserEntity };

const now = () => 'now()';

const expiryOf = (purpose: LinkPurpose) => () => `now() + make_interval(hours => ${linkHours[purpose]})`;

/** Links that still work, whoever they are for. */
const isOpen = () => ({
  usedAt: IsNull(),
  revokedAt: IsNull(),
  expiresAt: Raw((column) => `${column} > now()`),
});

@Injectable()
export class AccountLinkRepository {
  constructor(
    @InjectRepository(AccountLinkEntity) private readonly links: Repository<AccountLinkEntity>,
    @InjectRepository(DeliveryEntity) private readonly emails: Repository<DeliveryEntity>,
  ) {}

  /** Adds a link and the e-mail that carries it; returns when it expires. */
  async add(link: NewLink, manager: EntityManager): Promise<Date> {
    await manager.insert(AccountLinkEntity, { ...link, expiresAt: expiryOf(link.purpose) });
    await queueDeliveries(manager, [{ kind: link.purpose, subjectId: link.id }]);
    const { expiresAt } = await manager.findOneByOrFail(AccountLinkEntity, { id: link.id });
    return expiresAt;
  }

  /** Ends every unused link of a user, as part of the transaction that changes the account. */
  async revokeAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.update(
      AccountLinkEntity,
      { userId, usedAt: IsNull(), revokedAt: IsNull() },
      { revokedAt: now },
    );
  }

  /** A link that works, of somebody who is not disabled, by the hash of its token. */
  async findOpen(tokenHash: Buffer): Promise<LinkWithPeople | undefined> {
    const link = await this.links.findOne({
      where: { tokenHash, ...isOpen(), user: { status: 'active' } },
      relations: { user: true, maker: true },
    });
    return link?.user && link.maker ? { ...link, user: link.user, maker: link.maker } : undefined;
  }

  /** Takes a link: of all who try at once one succeeds. */
  async use(tokenHash: Buffer, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.update(AccountLinkEntity, { tokenHash, ...isOpen() }, { usedAt: now });
    return affected === 1;
  }

  /** Deletes links that have long expired, and the e-mails of links that are gone. */
  async deleteOld(): Promise<void> {
    await deleteInBatches(this.links, `expires_at < now() - interval '30 days'`);
    await deleteInBatches(
      this.emails,
      `state <> 'queued' AND NOT EXISTS (SELECT FROM account_link WHERE account_link.id = subject_id)`,
    );
  }
}
