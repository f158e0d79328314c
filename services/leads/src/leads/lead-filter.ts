import type { SubmissionQuery } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { decodeCursor } from './cursor';
import { likePattern } from './like-pattern';

/** Conditions for `FROM lead` and the values of their parameters. */
export type Filter = { where: string; values: unknown[] };

const startFilter = () => {
  const conditions = ['lead.deleted_at IS NULL'];
  const values: unknown[] = [];
  const add = (condition: (...parameters: string[]) => string, ...given: unknown[]) => {
    conditions.push(condition(...given.map((value) => `$${values.push(value)}`)));
  };
  const build = (): Filter => ({ where: conditions.join(' AND '), values });
  return { add, build };
};

/** The leads that a list's query asks for, whatever its page. */
export function matching({ status, service, q, from, to }: SubmissionQuery, cursor?: string): Filter {
  const { add, build } = startFilter();
  if (status) add(($status) => `lead.status = ${$status}`, status);
  if (service) add(($service) => `lead.service = ${$service}`, service);
  if (q) add(($q) => `lead.search_text LIKE ${$q}`, likePattern(q));
  if (from) add(($from) => `lead.submitted_at >= ${$from}`, from);
  if (to) add(($to) => `lead.submitted_at < ${$to}`, to);
  if (cursor) {
    const position = decodeCursor(cursor);
    if (!position) throw new AppError('invalid', { fields: { cursor: 'This is no cursor of this list' } });
    add(($at, $id) => `(lead.submitted_at, lead.id) < (${$at}, ${$id})`, position.submittedAt, position.id);
  }
  return build();
}

/** Whether the kept counts can tell how many leads match. */
export const isCountKept = ({ service, q, from, to }: SubmissionQuery): boolean =>
  !service && !q && !from && !to;
