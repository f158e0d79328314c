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

  add(template: NewReplyTemplate, user: SignedIn): Promise<ReplyTemplate> {
    return this.save(uuid(), template, user);
  }

  async change(id: string, template: NewReplyTemplate, user: SignedIn): Promise<ReplyTemplate> {
    await this.findOwn(id, user);
    return this.save(id, template, user);
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

  private async save(
    id: string,
    { isShared, ...words }: NewReplyTemplate,
    user: SignedIn,
  ): Promise<ReplyTemplate> {
    if (isShared && !mayShare(user)) throw new AppError('not_allowed');
    const row = { id, ...words, ownerId: isShared ? null : user.id };
    await this.database.manager.save(ReplyTemplateEntity, row);
    return toTemplate(row);
  }
}
