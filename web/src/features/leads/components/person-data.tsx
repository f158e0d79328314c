import { api, type ErasureCertificate, type Person } from '@golghar/contracts';
import { type FormEvent, useId, useRef, useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { Modal } from '@/ui/modal';
import { useErasePerson } from '../api/use-person';

const confirmation = 'ERASE';

const exportPath = (id: string, format: 'json' | 'html') =>
  `${api.exportPerson.path.replace(':id', id)}?format=${format}`;

type EraseProps = {
  person: Person;
  onErased: (certificate: ErasureCertificate) => void;
  onClose: () => void;
  returnTo: { current: HTMLElement | null };
};

/** Erasing can't be taken back: the word has to be typed. */
function EraseDialog({ person, onErased, onClose, returnTo }: EraseProps) {
  const { mutate, isPending } = useErasePerson(person.id, onErased);
  const [typed, setTyped] = useState('');
  const id = useId();
  const isConfirmed = typed.trim().toUpperCase() === confirmation;
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) mutate();
  };
  const { enquiries } = person;
  return (
    <Modal
      title={`Erase everything of ${person.name}?`}
      text={`${enquiries === 1 ? 'The enquiry' : `All ${enquiries} enquiries`}, notes, alerts and mails are deleted now, everywhere, and cannot be brought back. The audit log keeps only that it happened.`}
      onClose={onClose}
      returnTo={returnTo}
    >
      <form onSubmit={erase} className="mt-4 grid gap-3">
        <label htmlFor={id}>
          Type <strong>{confirmation}</strong> to confirm
        </label>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setTyped(event.target.value)}
          className="field"
        />
        <button
          type="submit"
          disabled={!isConfirmed || isPending}
          className="button button-danger justify-self-end"
        >
          Erase now
        </button>
      </form>
    </Modal>
  );
}

type Props = { person: Person; onErased: (certificate: ErasureCertificate) => void };

/** What a person may ask for: all that is kept of them, and that it is erased. For administrators. */
export function PersonData({ person, onErased }: Props) {
  const [isErasing, setIsErasing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <section aria-labelledby="data">
      <h2 id="data" className="text-20">
        Their data
      </h2>
      <p className="text-ink-2">All that is kept of them, for when they ask for it.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a
          href={exportPath(person.id, 'html')}
          target="_blank"
          rel="noopener"
          className="button button-small button-secondary"
        >
          Page to print
        </a>
        <a
          href={exportPath(person.id, 'json')}
          download={`person-${person.id}.json`}
          className="button button-small button-secondary"
        >
          JSON
        </a>
        <button
          ref={button}
          type="button"
          onClick={() => setIsErasing(true)}
          className="button button-small button-secondary text-danger"
        >
          Erase…
        </button>
      </p>
      {isErasing && (
        <EraseDialog
          person={person}
          onErased={onErased}
          onClose={() => setIsErasing(false)}
          returnTo={button}
        />
      )}
    </section>
  );
}

/** Says that it was done; it names nobody, so that it can be kept. */
export function Certificate({ certificate }: { certificate: ErasureCertificate }) {
  const { id, erasedAt, erasedBy, statement, erased } = certificate;
  const save = () => {
    const text = JSON.stringify(certificate, null, 2);
    saveFile(new Blob([text], { type: 'application/json' }), `erasure-${id}.json`);
  };
  return (
    <section aria-label="Certificate" className="grid gap-3 border-2 border-hairline p-4">
      <p>{statement}</p>
      <p className="text-ink-2">
        {erasedBy}, <time dateTime={erasedAt}>{formatMoment(erasedAt)}</time>: {erased.enquiries}{' '}
        {erased.enquiries === 1 ? 'enquiry' : 'enquiries'}, {erased.notes} notes, {erased.contacts} contacts,{' '}
        {erased.alerts} alerts, {erased.emails} mails.
      </p>
      <button
        type="button"
        onClick={save}
        className="button button-small button-secondary justify-self-start"
      >
        Save the certificate
      </button>
    </section>
  );
}
