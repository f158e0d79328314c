import { type Person, personPath } from '@golghar/contracts';
import { Link } from 'react-router';
import { Button } from '@/ui/button';
import { useMergePeople } from '../api/use-person';

/** People whose names sound the same: perhaps the same person, which somebody has to say. */
export function PersonMatches({ person }: { person: Person }) {
  const { mutate: merge, isPending } = useMergePeople(person.id);
  if (person.matches.length === 0) return null;
  return (
    <section aria-labelledby="matches">
      <h2 id="matches" className="text-20">
        Perhaps the same person
      </h2>
      <ul aria-label="Perhaps the same person" className="mt-2 border-t border-hairline">
        {person.matches.map(({ id, name, city, phone, email, enquiries }) => (
          <li key={id} className="flex flex-wrap items-center gap-3 border-b border-hairline py-2">
            <div className="min-w-0 grow basis-60">
              <Link to={personPath(id)} className="text-link wrap-anywhere">
                {name}
              </Link>
              <p className="text-14 text-ink-2 wrap-anywhere">
                {[phone, email, city, `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              disabled={isPending}
              aria-label={`The same person as ${name}`}
              onClick={() => merge(id)}
              size="small"
              className="min-h-11 md:min-h-9"
            >
              Same person
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
