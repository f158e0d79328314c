import type { ProfileUpdate, SessionUser } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { toSessionUser } from '../users/user.entity';
import { UserRepository } from '../users/user.repository';

/** What people change of their own account, but for the password. */
@Injectable()
export class ProfileService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly users: UserRepository,
  ) {}

  /** Changes one's own name; colleagues and mails call one so from then on. */
  update(actor: SignedIn, { name }: ProfileUpdate): Promise<SessionUser> {
    return this.database.transaction(async (manager) => {
      const user = await this.users.lock(actor.id, manager);
      if (!user) throw new AppError('not_signed_in');
      if (name !== user.name) {
        await this.users.change(user.id, { name }, manager);
        await recordAudit(manager, { actor, action: 'name_changed', detail: `${user.name} → ${name}` });
      }
      return toSessionUser({ ...user, name });
    });
  }
}
