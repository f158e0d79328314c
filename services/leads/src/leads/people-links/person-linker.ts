import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { keysOf } from './person-keys';
import { PersonLinksRepository } from './person-links.repository';
import { planLinks } from './plan-links';

/** Finds out who sent leads, after each was stored and answered. */
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
}
