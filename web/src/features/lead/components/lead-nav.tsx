import { leadPath, type Submission, type TemplateChannel } from '@golghar/contracts';
import { ChevronDown, ChevronUp, Ellipsis, StickyNote } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import { markSpam } from '../../leads-core/api/lead-changes';
import { useIsManager } from '../../leads-core/api/use-staff';
import { ContactLinks } from '../../leads-core/components/contact-links';
import { StatusBadge } from '../../leads-core/components/marks';
import { LeadStatusMenu } from '../../leads-core/components/status-control';
import { addressQuery } from '../../leads-core/model/filters';
import type { FromList } from '../../leads-core/model/lead-lists';
import { startWriting } from '../../leads-core/store/drafts';
import { openDialog } from '../../leads-core/store/inbox';
import { writeNote } from './notes-dialog';

export type Neighbours = { previousId: string | undefined; nextId: string | undefined };

export type Moving = Neighbours & { onMove: (id: string) => void };

export function NeighbourButtons({ previousId, nextId, onMove }: Moving) {
  const steps = [
    { label: 'Previous lead', title: 'Previous lead (K)', id: previousId, Icon: ChevronUp },
    { label: 'Next lead', title: 'Next lead (J)', id: nextId, Icon: ChevronDown },
  ];
  return steps.map(({ id, ...step }) => (
    <IconButton {...step} key={step.label} disabled={!id} onClick={() => id && onMove(id)} iconSize={20} />
  ));
}

/** To the lead's own page, where next and previous move through the current list. */
export function OwnPageLink({ id, ...link }: Omit<ComponentProps<typeof Link>, 'to'> & { id: string }) {
  const [params] = useSearchParams();
  return <Link {...link} to={leadPath(id)} state={{ list: addressQuery(params) } satisfies FromList} />;
}

type MenuProps = { lead: Submission; hasPage?: boolean; onDeleted?: (() => void) | undefined };

/** Rare actions, and those that must not be pressed by accident. */
export function LeadMenu({ lead, hasPage = false, onDeleted }: MenuProps) {
  const canDelete = useIsManager();
  const { id } = lead;
  return (
    <Menu className="min-w-56" trigger={<IconButton label="More" Icon={Ellipsis} iconSize={20} />}>
      <MenuItem onSelect={() => openDialog('notes', id)}>Manage Notes</MenuItem>
      <MenuItem onSelect={() => openDialog('step', id)}>Plan the next step</MenuItem>
      {lead.email && <MenuItem onSelect={() => startWriting(id, 'email')}>Write an e-mail</MenuItem>}
      {hasPage && (
        <MenuItem asChild className="no-underline">
          <OwnPageLink id={id}>Open on its own page</OwnPageLink>
        </MenuItem>
      )}
      <MenuItem
        onSelect={() => {
          void markSpam(lead);
          onDeleted?.();
        }}
      >
        Mark as spam
      </MenuItem>
      {canDelete && (
        <MenuItem className="text-danger" onSelect={() => openDialog('delete', id, onDeleted)}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}

const look = (isFirst: boolean) =>
  `button button-small px-2.5 ${isFirst ? 'button-primary' : 'button-secondary'}`;

type Props = { lead: Submission; onDeleted?: () => void; onOpen?: (id: string) => void };

/** Actions on a lead in one line; a closed lead is opened for writing. */
export function LeadActions({ lead, onDeleted, onOpen }: Props) {
  const write = (channel: TemplateChannel) => {
    onOpen?.(lead.id);
    startWriting(lead.id, channel);
  };
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-hairline px-4 py-2 lg:px-6">
      <ContactLinks lead={lead} className={look} hasMail onWrite={write} />
      <span className="ml-auto">
        <LeadMenu lead={lead} onDeleted={onDeleted} />
      </span>
    </div>
  );
}

/** On the narrowest screens the longest status needs the icons' space. */
const phoneLook = 'flex h-12 items-center justify-center gap-1.5 font-semibold max-[389px]:[&>svg]:hidden';

export const PhoneBar = ({ lead }: { lead: Submission }) => (
  <div
    role="toolbar"
    aria-label="Actions"
    className={`grid shrink-0 ${lead.phone ? 'grid-cols-[0.7fr_1.2fr_0.75fr_2fr] max-[389px]:grid-cols-[auto_auto_auto_minmax(10.25rem,auto)]' : 'grid-cols-[1fr_0.75fr_1.9fr]'} border-t border-hairline bg-bg pb-[env(safe-area-inset-bottom)] text-15`}
  >
    <ContactLinks
      lead={lead}
      hasMail={false}
      onWrite={(channel) => startWriting(lead.id, channel)}
      className={(isFirst) => `${phoneLook} ${isFirst ? 'bg-action text-on-action' : ''}`}
    />
    <button type="button" onClick={() => writeNote(lead)} className={phoneLook}>
      <StickyNote aria-hidden size={18} />
      Note
    </button>
    <div className="relative flex h-12 min-w-0 items-center justify-center border-l border-hairline px-1">
      <StatusBadge status={lead.status} />
      {/* The menu's button also covers the badge. */}
      <LeadStatusMenu
        lead={lead}
        place="detail"
        className="grid h-12 grow place-items-center after:absolute after:inset-0"
      >
        <ChevronUp aria-hidden size={16} className="text-ink-2" />
      </LeadStatusMenu>
    </div>
  </div>
);
