import { isOpen, isResponseDue, type Quarantine, type Submission } from '@golghar/contracts';
import { ChevronDown, Maximize2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { counted } from '@/lib/counts';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { currentUser } from '@/lib/session/session';
import { Button } from '@/ui/button';
import { iconButtonLook } from '@/ui/icon-button';
import { late } from '@/ui/late';
import { ListTime } from '@/ui/list-time';
import { QueryState } from '@/ui/query-state';
import { markNotSpam, takeLead } from '../../leads-core/api/lead-changes';
import { useIsChanging, useShownLead } from '../../leads-core/api/lead-mutation';
import { useLead } from '../../leads-core/api/lead-queries';
import { useViewers } from '../../leads-core/api/live-leads';
import { ContactPrompt } from '../../leads-core/components/contact-links';
import { GoneLead } from '../../leads-core/components/gone-lead';
import { DueBadge, InitialsMark, OwnerMark, StatusBadge } from '../../leads-core/components/marks';
import { LeadStatusMenu } from '../../leads-core/components/status-control';
import { UnsavedChange } from '../../leads-core/components/unsaved-change';
import { daysUntil, spamReasons } from '../../leads-core/model/lead-words';
import { useWritingTo } from '../../leads-core/store/drafts';
import { openDialog } from '../../leads-core/store/inbox';
import { useLeadCommands } from '../hooks/use-lead-commands';
import { ContactData } from './contact-data';
import { LeadFacts, LeadMessage, LeadTags } from './lead-facts';
import { LeadActions, LeadMenu, type Moving, NeighbourButtons, OwnPageLink, PhoneBar } from './lead-nav';
import { LeadHistory } from './lead-timeline';
import { NoteComposer } from './notes-dialog';
import { OutcomeLine, StepLine } from './step-line';

const Composer = late(() => import('./composer'));

const look = 'inline-flex min-h-8 items-center gap-1 rounded-control px-1 hover:bg-surface max-md:min-h-11';

function OwnerControl({ lead }: { lead: Submission }) {
  const { owner } = lead;
  const isMine = owner?.id === currentUser()?.id;
  return (
    <span className={`-my-1 ml-auto flex min-w-0 items-center ${owner ? '' : 'min-[375px]:shrink-0'}`}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Owner: ${owner ? owner.name : 'nobody'}`}
        title="Assign (A)"
        onClick={() => openDialog('owner', lead.id)}
        className={`${look} min-w-0`}
      >
        {owner && <OwnerMark owner={owner} />}
        <span className="truncate">{isMine ? 'You' : (owner?.name ?? 'Unassigned')}</span>
        <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-3" />
      </button>
      {!owner && (
        <button
          type="button"
          title="Take it (T)"
          onClick={() => takeLead(lead)}
          className={`${look} shrink-0 font-semibold text-link underline underline-offset-4`}
        >
          Take
        </button>
      )}
    </span>
  );
}

const QuarantineBanner = ({ lead, quarantine }: { lead: Submission; quarantine: Quarantine }) => (
  <section
    aria-label="Quarantine"
    className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-note-ground px-3 py-2"
  >
    <p className="min-w-0 grow basis-60 wrap-anywhere">
      <strong>Set aside as spam.</strong> {spamReasons(quarantine)}. It is erased in{' '}
      {counted(daysUntil(quarantine.erasedAt), 'day')}.
    </p>
    <Button disabled={useIsChanging(lead.id)} onClick={() => markNotSpam(lead)} size="small" look="primary">
      Not spam
    </Button>
  </section>
);

type Props = Moving & {
  id: string;
  /** The lead is the page, or a part of one. */
  heading: 'h1' | 'h2';
  onDeleted: () => void;
  /** The last buttons beside the name: how to leave the lead. */
  children: ReactNode;
};

const edge = 'px-4 lg:px-6';

type HeadProps = Pick<Props, 'heading' | 'children'> & { lead: Submission; hasStatus: boolean };

function Head({ lead, heading: Heading, hasStatus, children }: HeadProps) {
  const viewers = useViewers(lead.id);
  return (
    <header className={`${edge} pt-1.5 md:pt-2`}>
      <div className="flex items-center gap-1">
        <Heading
          className="min-w-0 grow truncate text-25 max-md:line-clamp-2 max-md:text-20 max-md:leading-tight max-md:whitespace-normal"
          title={lead.name}
        >
          {lead.name}
        </Heading>
        {viewers.map((viewer) => (
          <InitialsMark key={viewer.id} name={viewer.name} title={`${viewer.name} has this lead open, too`} />
        ))}
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
        {hasStatus && (
          <span className="flex shrink-0 items-center gap-2">
            <StatusBadge status={lead.status} />
            <LeadStatusMenu
              lead={lead}
              place="detail"
              className="-my-1 inline-flex min-h-8 shrink-0 items-center gap-1 rounded-control border border-field-border px-2 text-ink hover:bg-surface"
            >
              Status
              <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-3" />
            </LeadStatusMenu>
          </span>
        )}
        {/* Wraps below the status if there is no room beside it. */}
        <div className="flex min-w-0 grow basis-72 flex-wrap items-center gap-x-2 md:max-lg:basis-full">
          <ListTime at={lead.submittedAt} />
          {isResponseDue(lead) && lead.dueAt && '·'}
          <DueBadge lead={lead} />
          <OwnerControl lead={lead} />
        </div>
      </div>
    </header>
  );
}

/** The whole lead. What the list has of it is shown at once; notes and history follow with the response. */
export function LeadDetail({ id, heading, onDeleted, children, ...moving }: Props) {
  const isRoomy = useMediaQuery('(min-width: 768px)');
  const query = useLead(id);
  const { data: detail, error } = query;
  const lead = useShownLead(id);
  useLeadCommands(lead, onDeleted);
  const channel = useWritingTo(id);
  const gone = error instanceof ApiError && error.status === 404 ? error : undefined;
  const isPart = heading === 'h2';
  const buttons = (
    <>
      <NeighbourButtons {...moving} />
      {!isRoomy && lead && <LeadMenu lead={lead} hasPage={isPart} onDeleted={onDeleted} />}
      {isRoomy && isPart && (
        <OwnPageLink id={id} aria-label="Open on its own page" className={iconButtonLook}>
          <Maximize2 aria-hidden size={18} />
        </OwnPageLink>
      )}
      {children}
    </>
  );
  if (!lead || (error && !detail) || gone)
    return (
      <>
        <div className={`${edge} flex justify-end pt-2 md:pt-3`}>{buttons}</div>
        {gone ? (
          <GoneLead id={id} name={lead?.name} deletion={gone.wire?.deletion} heading={heading} />
        ) : (
          <div className={edge}>
            <QueryState query={query} failed="Failed to fetch submission details" />
          </div>
        )}
      </>
    );
  const subheading = isPart ? 'h3' : 'h2';
  return (
    <article aria-label={`Lead of ${lead.name}`} className="flex min-h-0 grow flex-col">
      <Head lead={lead} heading={heading} hasStatus={isRoomy}>
        {buttons}
      </Head>
      <UnsavedChange lead={lead} className={`${edge} bg-danger-ground py-1`} />
      {isRoomy && <LeadActions lead={lead} onDeleted={onDeleted} />}
      {isRoomy && <ContactPrompt lead={lead} />}
      <div
        className={`${edge} grid min-h-0 grow auto-rows-max content-start gap-2 overflow-y-auto py-2 max-md:pb-36`}
      >
        {detail?.quarantine && <QuarantineBanner lead={lead} quarantine={detail.quarantine} />}
        {isOpen(lead.status) ? <StepLine lead={lead} /> : <OutcomeLine lead={lead} />}
        <LeadTags lead={lead} />
        <ContactData lead={lead}>
          <LeadFacts lead={lead} />
        </ContactData>
        <LeadMessage key={lead.id} message={lead.message} heading={subheading} />
        {channel && <Composer key={`${channel} ${id}`} lead={lead} channel={channel} />}
        <LeadHistory lead={lead} detail={detail} heading={subheading} />
      </div>
      {isRoomy ? (
        <div className={`${edge} border-t border-hairline py-2`}>
          {/* Keyed by lead: a note still being saved to the previous lead must not block this one. */}
          <NoteComposer key={lead.id} leadId={lead.id} place="detail" />
        </div>
      ) : (
        <>
          <ContactPrompt lead={lead} />
          <PhoneBar lead={lead} />
        </>
      )}
    </article>
  );
}
