import type { LeadSelection, OwnerFilter, SubmissionFilter } from '@golghar/contracts';
import type { SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LeadSettingsService } from './lead-settings.service';

type Person = Pick<SignedIn, 'id' | 'role'>;

/** A filter of somebody's list, with the ids of people instead of words that mean them. */
export type FilterFor<Filter> = Omit<Filter, 'owner'> & {
  owner?: never;
  /** Null: leads that nobody owns. */
  ownerId?: string | null;
  /** Whose own and unassigned leads alone are shown; undefined shows all. */
  visibleTo?: string;
};

/** The leads that somebody selected, of those that they may see. */
export type SelectionFor = FilterFor<SubmissionFilter> & {
  ids?: readonly string[];
  except?: readonly string[] | undefined;
};

/** Whether a lead of an owner is shown under a limit, which is the id of who sees their own and unassigned leads alone. */
export const isShown = (limit: string | undefined, ownerId: string | null): boolean =>
  limit === undefined || ownerId === null || ownerId === limit;

/** Which leads somebody may see, by the setting of the admins. Everything that answers with leads asks here. */
@Injectable()
export class LeadAccess {
  constructor(private readonly settings: LeadSettingsService) {}

  /** The id of who sees their own and unassigned leads alone; undefined for who sees all. */
  async limitOf(person: Person, manager?: EntityManager): Promise<string | undefined> {
    return isLimited(person) ? (await this.limits(manager))(person) : undefined;
  }

  /** As {@link limitOf}, for many people: the setting is read once. */
  async limits(manager?: EntityManager): Promise<(person: Person) => string | undefined> {
    const { visibility } = await this.settings.find(manager);
    return (person) => (isLimited(person) && visibility === 'own_and_unassigned' ? person.id : undefined);
  }

  async filterFor<Filter extends { owner?: OwnerFilter | undefined }>(
    { owner, ...filter }: Filter,
    user: Person,
  ): Promise<FilterFor<Filter>> {
    const visibleTo = await this.limitOf(user);
    return {
      ...filter,
      ...(owner && { ownerId: idOf(owner, user) }),
      ...(visibleTo && { visibleTo }),
    };
  }

  async selectionFor(selection: LeadSelection, user: Person): Promise<SelectionFor> {
    if ('leads' in selection)
      return { ...(await this.filterFor({}, user)), ids: selection.leads.map(({ id }) => id) };
    return { ...(await this.filterFor(selection.filter, user)), except: selection.except };
  }

  /** Whether somebody may see a lead of an owner. Asks the setting only where it makes a difference. */
  async canSee(ownerId: string | null, user: Person, manager?: EntityManager): Promise<boolean> {
    return isShown(user.id, ownerId) || isShown(await this.limitOf(user, manager), ownerId);
  }
}

/** Admins and managers see all, whatever the setting says. */
const isLimited = ({ role }: Person): boolean => role === 'sales_executive';

function idOf(owner: OwnerFilter, user: Person): string | null {
  if (owner === 'none') return null;
  return owner === 'me' ? user.id : owner;
}
