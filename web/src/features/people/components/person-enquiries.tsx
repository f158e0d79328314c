import { leadPath, type Person, serviceLabels } from '@golghar/contracts';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { StatusBadge } from '../../leads-core/components/marks';
import { useSplitPerson } from '../api/use-person';

/** The enquiries of a person; those that are somebody else's can be told apart. */
export function PersonEnquiries({ person }: { person: Person }) {
  const { mutate: split, isPending } = useSplitPerson(person.id);
  const [isSplitting, setIsSplitting] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { submissions: leads } = person;
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const end = () => {
    setIsSplitting(false);
    setChosen([]);
  };
  return (
    <section aria-labelledby="enquiries">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="enquiries" className="mr-auto text-20">
          Enquiries <span className="tabular font-body font-normal text-ink-3">({person.enquiries})</span>
        </h2>
        {leads.length > 1 && !isSplitting && (
          <Button onClick={() => setIsSplitting(true)} size="small">
            Not the same person…
          </Button>
        )}
      </div>
      {isSplitting && (
        <div className="mt-2 flex flex-wrap items-center gap-2 bg-note-ground p-3">
          <p className="grow">Choose the enquiries that are somebody else’s.</p>
          <Button onClick={end} size="small" className="bg-bg">
            Cancel
          </Button>
          <Button
            disabled={isPending || chosen.length === 0 || chosen.length === leads.length}
            onClick={() => split([...chosen], { onSuccess: end })}
            size="small"
            look="primary"
          >
            Split
          </Button>
        </div>
      )}
      <ul aria-label="Enquiries" className="mt-2 border-t border-hairline">
        {leads.map(({ id, reference, name, service, status, submittedAt, owner }) => (
          <li key={id} className="flex min-h-12 items-center gap-3 border-b border-hairline py-1.5">
            {isSplitting && (
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
                aria-label={`${reference} is somebody else’s`}
                className="checkbox shrink-0"
              />
            )}
            <div className="min-w-0 grow">
              <Link to={leadPath(id)} className="text-link block truncate">
                {serviceLabels[service]} · {name}
              </Link>
              <span className="text-14 text-ink-3">
                {reference} · <time dateTime={submittedAt}>{formatMoment(submittedAt)}</time> ·{' '}
                {owner?.name ?? 'Unassigned'}
              </span>
            </div>
            <span className="shrink-0">
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
