import { DataSource } from 'typeorm';
import { makeTestDatabase } from '../../../infra/test/api/test-database';
import { NameWordEntity } from '../src/search-index/name-word.entity';

/** The empty tables of leads, as the service sees them, in a database of their own. */
export async function startLeadsDatabase() {
  const made = await makeTestDatabase();
  const database = new DataSource({
    type: 'postgres',
    url: made.serviceUrl('leads'),
    installExtensions: false,
    entities: [NameWordEntity],
  });
  await database.initialize();
  const stop = async () => {
    await database.destroy();
    await made.drop();
  };
  return { database, stop };
}
