import { backOfficePaths, teamColumns } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { agencyDay } from '@/lib/dates';
import { QueryState } from '@/ui/query-state';
import { teamQuery } from '../api/reports';

/** Who has how much to do, and what came of it this month; each figure opens its leads, which can be given to others there. */
export function TeamTable() {
  const query = useQuery(teamQuery);
  const month = agencyDay().slice(0, 7);
  const members = query.data?.members ?? [];
  if (query.isSuccess && members.length === 0) return null;
  const overdue = members.reduce((sum, member) => sum + member.overdue, 0);
  return (
    <section aria-labelledby="team" className="print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="team" className="mr-auto text-17">
          Team
        </h2>
        <Link to={`${backOfficePaths.leads}?due=overdue&sort=due`} className="py-1 font-semibold text-link">
          Everything overdue ({overdue.toLocaleString('en-IN')})
        </Link>
      </div>
      <QueryState query={query} failed="The team could not be loaded" isQuiet />
      {query.data && (
        <div className="relative mt-1 overflow-x-auto">
          <table className="tabular w-full min-w-[34rem] border-collapse text-14">
            <thead>
              <tr className="border-b border-ink text-left align-bottom">
                <th scope="col" className="py-1 pr-2 font-semibold">
                  Owner
                </th>
                {teamColumns.map(({ name }) => (
                  <th key={name} scope="col" className="px-1 py-1 text-right font-semibold">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {members.map((member) => {
                const id = member.owner?.id ?? 'none';
                return (
                  <tr key={id} className="border-b border-hairline">
                    <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                      {member.owner?.name ?? 'Nobody'}
                    </th>
                    {teamColumns.map(({ name, text, path }) => (
                      <td key={name} className="px-1 text-right">
                        {path ? (
                          <Link to={path(id, month)} className="block py-1 no-underline hover:underline">
                            {text(member)}
                          </Link>
                        ) : (
                          text(member)
                        )}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <p className="mt-1 text-14 text-ink-2">
        To share the work anew, open somebody’s leads, select some (X) and give them to a colleague (A).
      </p>
    </section>
  );
}
