import { grouped, type LeadSelection, type SubmissionFilter } from '@golghar/contracts';
import { ChevronDown, Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { atLeast, type Count, counted } from '@/lib/counts';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { Progress } from '@/ui/progress';
import { type ExportKind, exportLeads, useExport } from '../api/export-leads';

const files: [kind: ExportKind, name: string, content: string][] = [
  ['usual', 'CSV', 'the nine usual columns'],
  ['csv', 'CSV, all columns', 'city, tags, reference, owner and local times, too'],
  ['xlsx', 'Excel workbook, all columns', 'the same, to open in Excel'],
];

type ExportMenuProps = {
  selection: LeadSelection;
  /** The number of leads, if it is known exactly. */
  count: number | undefined;
  children: ComponentProps<typeof Menu>['trigger'];
};

export const ExportMenu = ({ selection, count, children }: ExportMenuProps) => (
  <Menu trigger={children} className="min-w-64">
    {files.map(([kind, name, content]) => (
      <MenuItem
        key={kind}
        onSelect={() => void exportLeads(kind, selection, count)}
        className="py-1 data-highlighted:shadow-[inset_0_0_0_2px_var(--color-link)]"
      >
        <span>
          {name}
          <span className="block text-14 text-ink-3">{content}</span>
        </span>
      </MenuItem>
    ))}
  </Menu>
);

type ExportButtonProps = {
  filter: SubmissionFilter;
  total: Count | undefined;
  /** On a desktop the usual file is one press away; on a phone everything is in the menu. */
  hasRoom: boolean;
};

export function ExportButton({ filter, total, hasRoom }: ExportButtonProps) {
  const exported = { selection: { filter }, count: total?.isExact ? total.count : undefined };
  const amount = total && (total.isExact ? counted(total.count, 'lead') : `${atLeast(total)} leads`);
  const title = amount && `Export ${amount}`;
  if (!hasRoom)
    return (
      <ExportMenu {...exported}>
        <IconButton
          label={['Export to CSV or Excel', amount].filter(Boolean).join(', ')}
          title={title}
          className="size-11 border border-field-border"
          Icon={Download}
        />
      </ExportMenu>
    );
  return (
    <span className="inline-flex shrink-0">
      <Button
        title={title}
        size="small"
        className="min-h-9 rounded-r-none border-r-0 px-2.5 whitespace-nowrap"
        onClick={() => void exportLeads('usual', exported.selection, exported.count)}
      >
        Export to CSV
        {amount && <span className="sr-only">, {amount}</span>}
      </Button>
      <ExportMenu {...exported}>
        <Button
          aria-label="More ways to export"
          title="More ways to export"
          size="small"
          className="min-h-9 rounded-l-none px-1.5"
        >
          <ChevronDown aria-hidden size={16} />
        </Button>
      </ExportMenu>
    </span>
  );
}

export function ExportBar() {
  const { progress, cancel } = useExport();
  if (!progress) return null;
  const { total, count = 0, bytes, ahead } = progress;
  const inWords = () => {
    if (ahead !== undefined)
      return `Waiting for other exports to finish${ahead > 0 ? `, ${grouped(ahead)} before yours` : ''}`;
    if (bytes !== undefined) return `${(bytes / 1_000_000).toFixed(1)} MB`;
    return `${grouped(count)}${total === undefined ? '' : ` of ${grouped(total)}`} leads`;
  };
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-3 px-4 py-1">
      <p role="status" className="tabular grow text-14">
        {inWords()}
      </p>
      <Progress label="Export" done={progress.count} total={total} className="w-24" />
      <Button size="small" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
