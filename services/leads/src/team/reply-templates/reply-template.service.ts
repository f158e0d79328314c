import type { NewReplyTemplate, ReplyTemplate } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ReplyTemplateEntity } from './reply-template.entity';

const toTemplate = ({ id, channel, name, subject, text, ownerId }: ReplyTemplateEntity): ReplyTemplate => ({
  id,
  channel,
  name,
  subject,
  text,
  isShared: ownerId === null,
});

const mayShare = ({ role }: SignedIn): boolean => role !== 'sales_executive';

/** Words for answers: everybody has their own, admins and managers write those of all. */
@Injectable()
export class ReplyTemplateService {
  constructor(
    @InjectRepository(ReplyTemplateEntity) private readonly templates: Repository<ReplyTemplateEntity>,
  ) {}

  /** One's own and everybody's, by name. */
  async list(user: SignedIn): Promise<ReplyTemplate[]> {
    const rows = await this.templates.find({
      where: [{ ownerId: user.id }, { ownerId: IsNull() }],
      order: { name: 'ASC', id: 'ASC' },
    });
    return rows.map(toTemplate);
  }

  async add(template: NewReplyTemplate, user: SignedIn): Promise<ReplyTemplate> {
    return this.save(uuid(), template, user);
  }

  async change(id: string, template: NewReplyTemplate, user: SignedIn): Promise<ReplyTemplate> {
    await this.findOwn(id, user);
    return this.save(id, template, user);
  }

  async remove(id: string, user: SignedIn): Promise<void> {
    await this.findOwn(id, user);
    await this.templates.delete({ id });
  }

  /** A template that somebody may change; what is a colleague's is not there. */
  private async findOwn(id: string, user: SignedIn): Promise<void> {
    const found = await this.templates.findOneBy({ id });
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
    await this.templates.save(row);
    return toTemplate(row);
  }
}
