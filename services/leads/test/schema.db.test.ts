import { describeSchema } from '../../../infra/test/api/describe-schema';

describeSchema('leads', {
  // TypeORM demands a primary key of each entity, and the one row of this table needs none.
  onlyInEntities: ['search_progress PRIMARY KEY (arrived_until)'],
  // The entity is shared with auth, which has no such index.
  onlyInMigrations: [
    `CREATE INDEX outgoing_email_done ON outgoing_email USING btree (queued_at) WHERE (state <> 'queued'::text)`,
  ],
});
