import { CreateLeads1763700000000 } from './1763700000000-create-leads';

/** Oldest first. */
export const migrations = [CreateLeads1763700000000];
