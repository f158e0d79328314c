import { isManager, type LeadSelection, type OwnerFilter, type SubmissionFilter } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import { LeadSettingsEntity } from './team.entity';

type Person = Pick<SignedIn, 'id' | 'role'>;

/** A filter of somebody's list, with the ids of people instead of words such as `me`. */
export type FilterFor<Filter> = Omit<Filter, 'owner'> & {
  owner?: never;
  ownerId?: string | null;
  /** Only the own and unassigned leads of this person; undefined shows all. */
  visibleTo?: string;
};

/** The leads that somebody selected, of those that they may see. */
export type SelectionFor = FilterFor<SubmissionFilter> & {
  ids?: readonly string[];
  except?: readonly string[] | undefined;
};

/**
 * Whether a lead with an owner is shown under a limit, which is the id of somebody who sees only their own and unassigned leads.
 */
export const isShown = (limit: string | undefined, ownerId: string | null): boolean =>
  limit === undefined || ownerId === null || ownerId === limit;

export const findLeadSettings = (manager: EntityManager): Promise<LeadSettingsEntity> =>
  manager.findOneByOrFail(LeadSettingsEntity, { id: true });

/** Admins and managers see all, whatever the setting. */
const isLimited = ({ role }: Person): boolean => !isManager(role);

/** Which leads people may see, by the admins' setting, as {@link limitOf} returns it for one. */
export async function findLimits(manager: EntityManager): Promise<(person: Person) => string | undefined> {
  const { visibility } = await findLeadSettings(manager);
  return (person) => (isLimited(person) && visibility === 'own_and_unassigned' ? person.id : undefined);
}

/**
 * The id of somebody who sees only their own and unassigned leads; undefined for those who see all. Everything that returns
 * leads uses it.
 */
export async function limitOf(manager: EntityManager, person: Person): Promise<string | undefined> {
  return isLimited(person) ? (await findLimits(manager))(person) : undefined;
}

/** Whether somebody may see a lead with an owner. Reads the setting only if it makes a difference. */
export async function canSee(manager: EntityManager, ownerId: string | null, user: Person): Promise<boolean> {
  return isShown(user.id, ownerId) || isShown(await limitOf(manager, user), ownerId);
}

function idOf(owner: OwnerFilter, user: Person): string | null {
  if (owner === 'none') return null;
  return owner === 'me' ? user.id : owner;
}

export async function filterFor<Filter extends { owner?: OwnerFilter | undefined }>(
  manager: EntityManager,
  { owner, ...filter }: Filter,
  user: Person,
): Promise<FilterFor<Filter>> {
  const visibleTo = await limitOf(manager, user);
  return {
    ...filter,
    ...(owner && { ownerId: idOf(owner, user) }),
    ...(visibleTo && { visibleTo }),
  };
}

export async function selectionFor(
  manager: EntityManager,
  selection: LeadSelection,
  user: Person,
): Promise<SelectionFor> {
  if ('leads' in selection)
    return { ...(await filterFor(manager, {}, user)), ids: selection.leads.map(({ id }) => id) };
  return { ...(await filterFor(manager, selection.filter, user)), except: selection.except };
}
