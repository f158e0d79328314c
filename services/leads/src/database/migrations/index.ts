import { Baseline1766970500000 } from './1766970500000-baseline';
import { KnowImportedLeads1766981000000 } from './1766981000000-know-imported-leads';
import { WorkLeadsByHand1766990000000 } from './1766990000000-work-leads-by-hand';
import { DedupeEmails1767000000000 } from './1767000000000-dedupe-emails';
import { OneLeadActivity1767100000000 } from './1767100000000-one-lead-activity';
import { Deliveries1767200000000 } from './1767200000000-deliveries';
import { FindPairsByWords1767300000000 } from './1767300000000-find-pairs-by-words';
import { DropSearchBlocks1767300001000 } from './1767300001000-drop-search-blocks';
import { MergeSmallTables1767420000000 } from './1767420000000-merge-small-tables';
import { RememberMailsInDeliveries1767510000000 } from './1767510000000-remember-mails-in-deliveries';
import { WebhooksAsDeliveries1767600000000 } from './1767600000000-webhooks-as-deliveries';
import { PeopleInLeads1767700000000 } from './1767700000000-people-in-leads';

/** Oldest first. */
export const migrations = [
  Baseline1766970500000,
  KnowImportedLeads1766981000000,
  WorkLeadsByHand1766990000000,
  DedupeEmails1767000000000,
  OneLeadActivity1767100000000,
  Deliveries1767200000000,
  FindPairsByWords1767300000000,
  DropSearchBlocks1767300001000,
  MergeSmallTables1767420000000,
  RememberMailsInDeliveries1767510000000,
  WebhooksAsDeliveries1767600000000,
  PeopleInLeads1767700000000,
];
