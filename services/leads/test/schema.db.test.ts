import { describeSchema } from '../../../infra/test/api/describe-schema';

describeSchema('leads', {
  // The entity is shared with auth, which has no such index.
  onlyInMigrations: [
    `CREATE INDEX outgoing_email_done ON outgoing_email USING btree (queued_at) WHERE (state <> 'queued'::text)`,
  ],
});
