import { apiScopeNames, idSchema } from '@golghar/contracts';
import * as z from 'zod';
import { type RowChecks, rowOf } from '../../../../infra/test/api/sql-rows';
import {
  type AuditRetentionRow,
  applyAuditRetention,
  deleteInBatches,
  lockKey,
  notifyChannel,
} from '../../../platform/src/database/statements.sql';
import {
  type ApiTokenRow,
  findApiToken,
  findLiveIds,
  findSession,
  type PersonRow,
} from '../../../platform/src/sessions/authenticator.sql';
import { apiTokenHash, liveSession, tokenHash } from './example-rows';

const person = {
  id: idSchema,
  sessionId: idSchema,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  mustChangePassword: z.boolean(),
  usedLongAgo: z.boolean(),
};

/** Statements that every service runs. */
export const platformRows: RowChecks = {
  feature: 'the platform',
  checks: [
    [lockKey, (db) => lockKey(db.manager, 1)],
    [notifyChannel, (db) => notifyChannel(db.manager, 'a_channel')],
    [findSession, [tokenHash], rowOf<PersonRow>()(person)],
    [findLiveIds, [[liveSession]], rowOf<{ id: string }>()({ id: idSchema })],
    [
      findApiToken,
      [apiTokenHash],
      rowOf<ApiTokenRow>()({
        ...person,
        tokenName: z.string(),
        tokenRole: z.string(),
        scopes: z.array(z.enum(apiScopeNames)).min(1),
      }),
    ],
    [applyAuditRetention, (db) => applyAuditRetention(db), rowOf<AuditRetentionRow>()({ changed: z.int() })],
    [deleteInBatches, (db) => deleteInBatches(db, { table: 'name_word', isOver: 'true' })],
  ],
};
