import { api, backOfficePaths } from '@golghar/contracts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { request } from '@/lib/request';
import type { OpenImport } from '../api/use-preview';
import { FileStep } from './file-step';
import { PreviewStep } from './preview-step';

type Result = { imported: number; skipped: number; tag: string | undefined };

/** Brings leads in from a file: the file, what it would do, and what became of it. */
export function ImportWizard() {
  const [opened, setOpened] = useState<OpenImport>();
  const [result, setResult] = useState<Result>();

  if (result) return <Done {...result} onAgain={() => setResult(undefined)} />;
  if (!opened) return <FileStep onOpen={setOpened} />;
  return (
    <PreviewStep
      opened={opened}
      onChange={setOpened}
      onDone={(imported, skipped, tag) => {
        setOpened(undefined);
        setResult({ imported, skipped, tag });
      }}
      onCancel={() => {
        // The server forgets it by itself, too.
        request(api.cancelImport, { params: { id: opened.id } }).catch(() => undefined);
        setOpened(undefined);
      }}
    />
  );
}

function Done({ imported, skipped, tag, onAgain }: Result & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const leads = tag ? `${backOfficePaths.leads}?${new URLSearchParams({ tag })}` : backOfficePaths.leads;
  return (
    <div className="mt-5 border-l-[6px] border-success bg-success-ground p-6">
      <h3 ref={heading} tabIndex={-1} className="text-20 outline-none">
        {imported.toLocaleString('en-IN')} {imported === 1 ? 'lead' : 'leads'} imported
      </h3>
      {skipped > 0 && <p className="mt-2">{skipped.toLocaleString('en-IN')} rows were left out.</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={leads} className="button button-primary">
          Show the leads
        </Link>
        <button type="button" onClick={onAgain} className="button button-secondary">
          Another file
        </button>
      </p>
    </div>
  );
}
