import { api, backOfficePaths } from '@golghar/contracts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { request } from '@/lib/api/request';
import { saveFile } from '@/lib/csv';
import { Button } from '@/ui/button';
import type { Imported, OpenImport } from '../api/imports';
import { FileStep } from './file-step';
import { leftOutName, PreviewStep } from './preview-step';

type Result = Imported & Pick<OpenImport, 'id' | 'fileName'>;

/** The leads that came in with a file. */
export const leadsOfImport = (id: string): string =>
  `${backOfficePaths.leads}?${new URLSearchParams({ import: id })}`;

/** Brings leads in from a file: the file, what it would do, and what became of it. */
export function ImportWizard() {
  const [opened, setOpened] = useState<OpenImport>();
  const [result, setResult] = useState<Result>();

  if (result) return <Done {...result} onAgain={() => setResult(undefined)} />;
  if (!opened) return <FileStep onOpen={setOpened} />;
  const { id, fileName } = opened;
  return (
    <PreviewStep
      opened={opened}
      onChange={setOpened}
      onDone={(imported) => {
        setOpened(undefined);
        setResult({ ...imported, id, fileName });
      }}
      onCancel={() => {
        // The server forgets it by itself, too.
        request(api.cancelImport, { params: { id } }).catch(() => undefined);
        setOpened(undefined);
      }}
    />
  );
}

function Done({ id, fileName, imported, skipped, leftOut, onAgain }: Result & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-5 border-l-[6px] border-success bg-success-ground p-6">
      <h3 ref={heading} tabIndex={-1} className="text-20 outline-none">
        {imported.toLocaleString('en-IN')} {imported === 1 ? 'lead' : 'leads'} imported
      </h3>
      {skipped > 0 && (
        <p className="mt-2">
          {skipped.toLocaleString('en-IN')} {skipped === 1 ? 'row was' : 'rows were'} left out.
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={leadsOfImport(id)} className="button button-primary">
          Show the leads
        </Link>
        {leftOut && (
          <Button onClick={() => saveFile(leftOut, leftOutName(fileName))}>
            Save the rows that were left out
          </Button>
        )}
        <Button onClick={onAgain}>Another file</Button>
      </p>
    </div>
  );
}
