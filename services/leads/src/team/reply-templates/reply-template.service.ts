import type { NewReplyTemplate, ReplyTemplate } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ReplyTemplateEntity } from './reply-template.entity';

const toTemplate = ({ ownerId, ...template }: ReplyTemplateEntity): ReplyTemplate => ({
  ...template,
  isShared: ownerId === null,
});

const mayShare = ({ role }: SignedIn): boolean => role !== 'sales_executive';

/** Words for answers: everybody has their own, admins and managers write those of all. */
@Injectable()
export class ReplyTemplateService {
  constructor(private readonly database: DataSource) {}

  /** One's own and everybody's, by name. */
  async list(user: SignedIn): Promise<ReplyTemplate[]> {
    const rows = await this.database.manager.find(ReplyTemplateEntity, {
      where: [{ ownerId: user.id }, { ownerId: IsNull() }],
      order: { name: 'ASC', id: 'ASC' },
    });
    return rows.map(toTemplate);
  }

  /** Changes a template that somebody may change; without an id it is a new one. */
  async save({ isShared, ...words }: NewReplyTemplate, user: SignedIn, id?: string): Promise<ReplyTemplate> {
    if (id) await this.findOwn(id, user);
    if (isShared && !mayShare(user)) throw new AppError('not_allowed');
    const row = { id: id ?? uuid(), ...words, ownerId: isShared ? null : user.id };
    await this.database.manager.save(ReplyTemplateEntity, row);
    return toTemplate(row);
  }

  async remove(id: string, user: SignedIn): Promise<void> {
    await this.findOwn(id, user);
    await this.database.manager.delete(ReplyTemplateEntity, { id });
  }

  /** A template that somebody may change; what is a colleague's is not there. */
  private async findOwn(id: string, user: SignedIn): Promise<void> {
    const found = await this.database.manager.findOneBy(ReplyTemplateEntity, { id });
    const isOwn = found && (found.ownerId === null ? mayShare(user) : found.ownerId === user.id);
    if (!isOwn) throw new AppError('not_found');
  }
}
