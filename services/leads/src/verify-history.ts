import { historyFaults, historySources } from '@golghar/contracts';
import { dataSourceOptions, readEnvironment, serviceSettings } from '@golghar/platform/program';
import { DataSource } from 'typeorm';
import * as z from 'zod';
import { HistoryRepository } from './history/history.repository';
import { HistoryDayEntity } from './history/history-day.entity';
import { HistoryVerifier } from './history/history-verifier';

const settings = z.object({ DATABASE_URL: serviceSettings.shape.DATABASE_URL });

/** For operators: says whether the history is as it was sealed; ends with code 1 when it is not. */
async function main(): Promise<void> {
  const { DATABASE_URL } = readEnvironment(settings);
  const database = new DataSource({
    ...dataSourceOptions({ DATABASE_URL, DATABASE_POOL: 1 }, 'verify-history'),
    entities: [HistoryDayEntity],
  });
  await database.initialize();
  try {
    const check = await new HistoryVerifier(database, new HistoryRepository()).check();
    for (const { day, fault, source, entryId } of check.breaks)
      say(`${day}: ${source ? `${historySources[source]} ${entryId}` : 'The day'} ${historyFaults[fault]}.`);
    if (!check.isIntact) process.exitCode = 1;
    else if (!check.since) say('Nothing is sealed yet.');
    else
      say(
        `All intact since ${check.since}: days ${check.days}, entries ${check.entries}, ${check.erased} of them ` +
          `erased by right. The head is ${check.head}.`,
      );
  } finally {
    await database.destroy();
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
