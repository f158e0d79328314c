import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pairs of letters that trigrams of plain ones don't find stand among the words of a lead. Outside of a transaction, a
 * batch of leads at a time, so that nobody waits who changes one.
 */
export class FindPairsByWords1767300000000 implements MigrationInterface {
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SET statement_timeout = 0');
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const last: { id: string }[] = await runner.query(
        `WITH batch AS (
           SELECT id, search_text FROM lead WHERE id > $1 ORDER BY id LIMIT 5000
         ), done AS (
           UPDATE lead SET search_words = ARRAY(
             SELECT unnest(lead.search_words)
             UNION SELECT '=' || first || second FROM (
               SELECT character AS first, lead(character) OVER way AS second, lead(character, 2) OVER way AS third
               FROM unnest(string_to_array(batch.search_text, NULL)) WITH ORDINALITY AS text(character, at)
               WINDOW way AS (ORDER BY at)
             ) AS pairs
             WHERE first !~ '[\\u0001-/:-@\\[-\`{-\\u007f]' AND second !~ '[\\u0001-/:-@\\[-\`{-\\u007f]'
               AND first || second || coalesce(third, '') ~ '[^\\u0001-\\u007f]')
           FROM batch
           WHERE lead.id = batch.id AND lead.search_words IS NOT NULL AND batch.search_text ~ '[^\\u0001-\\u007f]'
         )
         SELECT id FROM batch ORDER BY id DESC LIMIT 1`,
        [after],
      );
      if (!last[0]) break;
      after = last[0].id;
    }
    await runner.query('RESET statement_timeout');
  }

  /** The version before looks for none of these words. */
  async down(): Promise<void> {}
}
