import type { NewReplyTemplate, ReplyTemplate } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { ReplyTemplateEntity } from './reply-template.entity';

const toTemplate = ({ ownerId, ...template }: ReplyTemplateEntity): ReplyTemplate => ({
  ...template,
  isShared: ownerId === null,
});

const mayShare = ({ role }: SignedIn): boolean => role !== 'sales_executive';

// Everybody has words of their own for answers; admins and managers write those of all.

/** One's own and everybody's, by name. */
export async function list(manager: EntityManager, user: SignedIn): Promise<ReplyTemplate[]> {
  const rows = await manager.find(ReplyTemplateEntity, {
    where: [{ ownerId: user.id }, { ownerId: IsNull() }],
    order: { name: 'ASC', id: 'ASC' },
  });
  return rows.map(toTemplate);
}

/** Changes a template that somebody may change; without an id it is a new one. */
export async function save(
  manager: EntityManager,
  { isShared, ...words }: NewReplyTemplate,
  user: SignedIn,
  id?: string,
) {
  if (id) await checkOwn(manager, id, user);
  if (isShared && !mayShare(user)) throw new AppError('not_allowed');
  const row = { id: id ?? uuid(), ...words, ownerId: isShared ? null : user.id };
  await manager.save(ReplyTemplateEntity, row);
  return { template: toTemplate(row) };
}

export async function remove(manager: EntityManager, id: string, user: SignedIn): Promise<void> {
  await checkOwn(manager, id, user);
  await manager.delete(ReplyTemplateEntity, { id });
}

/** Refuses a template that somebody may not change; what is a colleague's is not there. */
async function checkOwn(manager: EntityManager, id: string, user: SignedIn): Promise<void> {
  const found = await manager.findOneBy(ReplyTemplateEntity, { id });
  const isOwn = found && (found.ownerId === null ? mayShare(user) : found.ownerId === user.id);
  if (!isOwn) throw new AppError('not_found');
}
