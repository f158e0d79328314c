import { attachmentLimits, attachmentsProblem, fileSizeWords } from '@golghar/contracts';
import { Paperclip, X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { counted } from '@/lib/counts';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Progress } from '@/ui/progress';
import type { AttachedFile, TypedMessage, Words } from '../../leads-core/model/template-words';
import { attachFile, isLost, useUploads } from '../../leads-core/store/drafts';

const sizeOf = (files: readonly AttachedFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

export function useAttaching(form: UseFormReturn<TypedMessage, unknown, Words>) {
  const { control, getValues, setValue, setError, clearErrors, formState } = form;
  const files = useWatch({ control, name: 'files' });
  const setFiles = (files: AttachedFile[], problem?: string) => {
    setValue('files', files);
    if (problem) setError('files', { message: problem });
    else clearErrors('files');
  };
  /** Attaches what is allowed together with the files already attached; a file replaces a lost one of the same name. */
  const attach = (chosen: readonly File[]) => {
    let files = getValues('files');
    let problem: string | undefined;
    for (const file of chosen) {
      const others = files.filter((each) => each.name !== file.name || !isLost(each));
      const found = attachmentsProblem([...others, file]);
      if (found) problem ??= `${file.name} is not attached. ${found}.`;
      else files = [...others, attachFile(file)];
    }
    setFiles(files, problem);
  };
  const take = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    attach([...files]);
  };
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.currentTarget.toggleAttribute('data-over', true);
  };
  return {
    files,
    problem: formState.errors.files?.message,
    attach,
    remove: (id: string) => setFiles(files.filter((file) => file.id !== id)),
    /** Reports lost files, so that a reply isn't sent without them unnoticed. */
    refuseLost(): boolean {
      const lost = files.find(isLost);
      if (lost) setError('files', { message: `Attach ${lost.name} again, or remove it.` });
      return lost !== undefined;
    },
    handlers: {
      onDragEnter: hold,
      onDragOver: hold,
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          currentTarget.toggleAttribute('data-over', false);
      },
      onDrop: (event: DragEvent) => {
        event.currentTarget.toggleAttribute('data-over', false);
        take(event, event.dataTransfer);
      },
      // Spreadsheets copy cells as text and also as an image.
      onPaste: (event: ClipboardEvent) => {
        if (!event.clipboardData.types.includes('text/plain')) take(event, event.clipboardData);
      },
    },
  };
}

export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button data-attach size="small" className="bg-bg" onClick={() => input.current?.click()}>
        <Paperclip aria-hidden size={16} />
        Attach
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Reset, so that choosing the same file again, once corrected, fires a change event.
          target.value = '';
        }}
      />
    </>
  );
}

export const AttachedFiles = ({ files, problem, remove }: ReturnType<typeof useAttaching>) => (
  <>
    {problem && (
      <p role="alert" className="border-l-4 border-danger pl-3 font-semibold wrap-anywhere text-danger">
        {problem}
      </p>
    )}
    {files.length > 0 && (
      <ul aria-label="Attachments" className="text-15">
        {files.map((file) => (
          <li key={file.id} className="flex min-h-9 items-center gap-2 border-t border-hairline">
            <Paperclip aria-hidden size={16} className="shrink-0 text-ink-3" />
            <span dir="auto" className="min-w-0 grow wrap-anywhere">
              {file.name}{' '}
              {isLost(file) ? (
                <strong className="text-danger">was lost by the reload: attach it again</strong>
              ) : (
                <span className="tabular text-14 text-ink-2">{fileSizeWords(file.size)}</span>
              )}
            </span>
            <IconButton
              label={`Remove ${file.name}`}
              Icon={X}
              onClick={({ currentTarget }) => {
                remove(file.id);
                currentTarget.form?.querySelector<HTMLElement>('[data-attach]')?.focus();
              }}
            />
          </li>
        ))}
      </ul>
    )}
    <p role="status" className={files.length > 1 ? 'text-14 text-ink-2' : 'sr-only'}>
      {files.length > 0 &&
        `${counted(files.length, 'file')}, ${fileSizeWords(sizeOf(files))} of ${attachmentLimits.megabytes} MB`}
    </p>
  </>
);

const show = (part: Element | null) => part?.scrollIntoView({ block: 'nearest' });

export function UploadProgress({ leadId, files }: { leadId: string; files: readonly AttachedFile[] }) {
  const upload = useUploads((uploads) => uploads[leadId]);
  if (!upload || files.length === 0) return null;
  const { share, stop } = upload;
  const isUnderWay = share < 1;
  return (
    <p ref={show} className="flex min-h-11 items-center gap-3 text-14">
      <Progress label="Sending the files" done={share} total={isUnderWay ? 1 : undefined} />
      <span className="tabular">
        {isUnderWay ? `${Math.floor(share * 100)} % of ${fileSizeWords(sizeOf(files))}` : 'Almost there...'}
      </span>
      {isUnderWay && (
        <Button size="small" className="bg-bg" onClick={stop}>
          Stop
        </Button>
      )}
    </p>
  );
}
