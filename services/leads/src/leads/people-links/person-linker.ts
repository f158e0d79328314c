import type { Owner } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { partedGroups } from './lead-groups';
import { keysOf, type Reachable, soundOfName } from './person-keys';
import { PersonLinksRepository } from './person-links.repository';
import { planLinks } from './plan-links';

/** A lead that was just corrected, with the number and the address that it had. */
type Corrected = { id: string; before: Reachable };

/** Finds out who sent leads, after each was stored and answered, and anew when its name, number or address was corrected. */
@Injectable()
export class PersonLinker {
  constructor(private readonly links: PersonLinksRepository) {}

  /** Links leads unless somebody else is just linking: then they are left to the next round. Waits for nobody. */
  async tryLink(manager: EntityManager, ids: readonly string[]): Promise<boolean> {
    if (!(await this.links.tryLock(manager))) return false;
    await this.link(manager, ids);
    return true;
  }

  /** Links leads of which nobody knows yet who sent them, under the lock of the links. */
  async link(manager: EntityManager, ids: readonly string[]): Promise<void> {
    const leads = await this.links.lockUnlinked(manager, ids);
    if (leads.length === 0) return;
    const known = await this.links.findKeys(manager, [...new Set(leads.flatMap(keysOf))]);
    await this.links.save(manager, planLinks(leads, known));
  }

  /** Holds the links until the transaction ends. Before any lead: whoever links leads takes them in this order, too. */
  lock(manager: EntityManager): Promise<void> {
    return this.links.lock(manager);
  }

  /**
   * Parts a lead from those with whom it has nothing in common any more, unless staff have said who they are, and joins
   * it with whoever has its new number or address. Under the {@link lock}; a lead that is not linked yet is left to the worker.
   */
  async relink(manager: EntityManager, { id, before }: Corrected, actor: Owner): Promise<void> {
    const person = await this.links.findPersonOf(manager, id);
    if (!person) return;
    const senders = person.leads.map((lead) => ({ ...lead, keys: keysOf(lead) }));
    const corrected = senders.find((sender) => sender.id === id);
    if (!corrected) return;
    if (senders.length === 1) await this.links.setSound(manager, person.id, soundOfName(corrected.name));
    const old = keysOf(before);
    if (old.join() === corrected.keys.join()) return;
    const parted = person.isFixed ? [] : partedGroups(person.id, senders, { id, before: old });
    const held = new Set(senders.flatMap(({ keys }) => keys));
    await this.links.removeKeys(
      manager,
      person.id,
      old.filter((key) => !held.has(key)),
    );
    for (const group of parted)
      await this.links.part(
        manager,
        person.id,
        {
          leadIds: group.map((sender) => sender.id),
          keys: group.flatMap(({ keys }) => keys),
          nameSound: soundOfName(group[0]?.name ?? ''),
        },
        actor,
      );
    await this.join(manager, id, corrected.keys, actor);
  }

  /** Joins the person of a lead with those who have its number and its address, as a new enquiry does. */
  private async join(
    manager: EntityManager,
    leadId: string,
    keys: readonly string[],
    actor: Owner,
  ): Promise<void> {
    const person = await this.links.findPersonOf(manager, leadId);
    if (!person) return;
    const known = await this.links.findKeys(manager, keys);
    const [to = person.id, ...others] = [
      ...new Set([person.id, ...known.map(({ personId }) => personId)]),
    ].sort();
    const canMerge = !person.isFixed && !known.some(({ isFixed }) => isFixed);
    if (canMerge) for (const from of others) await this.links.merge(manager, { from, to, actor });
    await this.links.addKeys(manager, canMerge ? to : person.id, keys);
  }
}
