import { type Person, serviceLabels, statusLabels } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useState } from 'react';
import { useLater } from '@/lib/hooks/use-later';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/overlay/modal';
import { QueryState } from '@/ui/query-state';
import { useLeadSearch } from '../../leads-core/api/lead-queries';
import { personQuery, useMergePeople } from '../../leads-core/api/use-person';
import { countOf, PersonChanges } from '../../leads-core/components/person-changes';
import type { LeadDialogProps } from '../../leads-core/store/inbox';

const minLength = 2;
const maxShown = 8;
const failed = 'The person could not be loaded';

/** Other people with these words in any enquiry; without a search, those whose names sound alike. */
function useFoundPeople(typed: string, { id: ownId, matches }: Pick<Person, 'id' | 'matches'>) {
  const isShort = typed.length < minLength;
  const { data = [], isError, isOld } = useLeadSearch(isShort ? '' : typed, 30);
  const people = new Map(data.map(({ person, ...lead }) => [person.id, { ...lead, ...person }] as const));
  people.delete(ownId);
  const none = isError ? 'The leads could not be searched. Please try again.' : 'Nobody else is found.';
  if (isShort) return { found: matches, none: '' };
  return { found: [...people.values()].slice(0, maxShown), none: isOld ? 'Loading...' : none };
}

function Side({ person, other }: { person: Person; other: Person }) {
  const both = [...other.names, ...other.phones, ...other.emails];
  return (
    <section aria-label={person.name} className="min-w-0 bg-surface p-3">
      {[...person.names, ...person.phones, ...person.emails].map((text) => (
        <p key={text} className={`wrap-anywhere ${both.includes(text) ? 'font-semibold' : ''}`}>
          {text}
          {both.includes(text) && <span className="font-normal text-ink-3"> (both)</span>}
        </p>
      ))}
      <ul className="mt-2 text-14 text-ink-2">
        {person.submissions.map(({ id, reference, service, status, owner }) => (
          <li key={id} className="wrap-anywhere">
            {reference} · {serviceLabels[service]} · {statusLabels[status]} · {owner?.name ?? 'Unassigned'}
          </li>
        ))}
      </ul>
    </section>
  );
}

type MeetingProps = { person: Person; otherId: string; onBack: () => void; onJoined: () => void };

function Meeting({ person, otherId, onBack, onJoined }: MeetingProps) {
  const query = useQuery(personQuery(otherId));
  const { data: other } = query;
  const { mutate: join, isPending } = useMergePeople();
  if (query.isError || !other)
    return <QueryState query={query} failed={failed} loading={<p role="status">Loading...</p>} />;
  return (
    <div className="mt-3 grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        <Side person={person} other={other} />
        <Side person={other} other={person} />
      </div>
      <p>
        {countOf(person.enquiries + other.enquiries)} of one person, with all numbers and addresses. Each
        enquiry keeps its owner, status and notes. They can be parted again at any time.
      </p>
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>Somebody else</Button>
        <Button
          autoFocus
          look="primary"
          disabled={isPending}
          onClick={() =>
            join({ params: { id: person.id }, body: { otherId: other.id } }, { onSuccess: onJoined })
          }
        >
          Same person
        </Button>
      </div>
    </div>
  );
}

/** Merges the person behind a lead with another one, found by name, number, address or reference. */
export default function JoinDialog({ lead, ...modal }: LeadDialogProps) {
  const query = useQuery(personQuery(lead.person.id));
  const { data: person } = query;
  const [typed, setTyped] = useState('');
  const [otherId, setOtherId] = useState('');
  const isLater = useLater();
  const { found, none } = useFoundPeople(typed.trim(), person ?? { id: lead.person.id, matches: [] });
  return (
    <Modal title={`${lead.name} is the same person as…`} {...modal}>
      <QueryState query={query} failed={failed} loading={null} />
      {person && otherId ? (
        <Meeting person={person} otherId={otherId} onBack={() => setOtherId('')} onJoined={modal.onClose} />
      ) : (
        <>
          <Command label="People" loop shouldFilter={false} className="mt-3">
            <Command.Input
              autoFocus
              value={typed}
              onValueChange={setTyped}
              placeholder="Name, phone, e-mail or reference"
              className="field min-h-11 py-1 text-15"
            />
            <Command.List label="People" className="mt-2 max-h-72 overflow-y-auto">
              {none && <Command.Empty className="p-3 text-ink-3">{none}</Command.Empty>}
              {(isLater ? found : []).map(({ id, name, phone, email, city, enquiries }) => (
                <Command.Item
                  key={id}
                  value={id}
                  onSelect={() => setOtherId(id)}
                  className="min-h-11 cursor-pointer rounded-control px-3 py-1.5 data-[selected=true]:bg-sunk"
                >
                  <span className="block truncate font-semibold">{name}</span>
                  <span className="block truncate text-14 text-ink-2">
                    {[phone, email, city, countOf(enquiries)].filter(Boolean).join(' · ')}
                  </span>
                </Command.Item>
              ))}
            </Command.List>
          </Command>
          {isLater && person && (
            <div className="mt-4">
              <PersonChanges person={person} />
            </div>
          )}
        </>
      )}
    </Modal>
  );
}
