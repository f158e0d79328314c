import { api, backOfficePaths, leadPath, type ResponseOf, type SessionUser } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { Check, Circle } from 'lucide-react';
import { Link } from 'react-router';
import { site } from '@/content/site';
import { asked, operationQuery, useOperation } from '@/lib/api/operations';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { SmallLink, TitledSection } from '@/ui/titled-section';
import { leadQuery } from '../leads-core/api/lead-queries';
import { preferencesQuery, usePreferences } from '../leads-core/api/preferences';
import { OwnerMark } from '../leads-core/components/marks';
import { offerUndo } from '../leads-core/store/undo';

/** Default name of the first admin. */
const nameOfNobody = 'Admin';

const pollMs = 1500;

const imported = { action: 'leads_imported', limit: 1 } as const;

/** Which of the five steps are done; undefined while loading. */
function useTicks({ name }: SessionUser, isTesting: boolean) {
  const { data: staff } = useQuery(operationQuery(api.listUsers, asked));
  const { data: settings } = useQuery(operationQuery(api.getLeadSettings));
  const { data: imports } = useQuery(operationQuery(api.listAudit, { ...asked, query: imported }));
  const { data: operations } = useQuery({
    ...operationQuery(api.readOperations, asked),
    refetchInterval: ({ state: { data } }) => (isTesting && !data?.alerts.lastSentAt ? pollMs : false),
  });
  const ticks = {
    name: name !== nameOfNobody,
    staff: staff && staff.users.length > 1,
    owners: settings && settings.assignment.rule !== 'none',
    imports: imports && imports.entries.length > 0,
    test: operations && operations.alerts.lastSentAt !== null,
  };
  return Object.values(ticks).includes(undefined) ? undefined : ticks;
}

/** Progress of a test enquiry: it becomes a lead at once, then each recipient is alerted. */
function TestResult({ id, reference }: ResponseOf<typeof api.submitEnquiry>) {
  const { data: lead } = useQuery({
    ...leadQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data && data.alerts.length > 0 && data.alerts.every(({ state }) => state !== 'queued') ? false : pollMs,
  });
  return (
    <div role="status" className="mt-1 text-15">
      <p>
        It came in as{' '}
        <Link to={leadPath(id)} className="text-link">
          lead {reference}
        </Link>
        {lead && lead.alerts.length > 0 ? '.' : ', and the mail about it is on its way…'}
      </p>
      {lead?.alerts.map(({ id: alertId, recipient, state, sentAt, smtpResponse }) => (
        <p key={alertId} className={state === 'failed' ? 'text-danger' : ''}>
          {state === 'sent' && `${recipient} was told, ${formatMoment(sentAt)}.`}
          {state === 'queued' && `The mail to ${recipient} is on its way…`}
          {state === 'failed' &&
            `${recipient} could not be told: ${smtpResponse ?? 'the mail server refused it'}.`}
        </p>
      ))}
    </div>
  );
}

type Tick = keyof NonNullable<ReturnType<typeof useTicks>>;

/** Those with an address are done on another screen. */
const steps: readonly { tick: Tick; title: string; text: string; to?: string; label: string }[] = [
  {
    tick: 'name',
    title: 'Your name',
    text: 'Colleagues see it, customers read it in your mails, and its initials mark your leads.',
    to: backOfficePaths.account,
    label: 'Enter your name',
  },
  {
    tick: 'staff',
    title: 'Your colleagues',
    text: 'Each signs in with an account of their own.',
    to: `${backOfficePaths.users}?invite=1`,
    label: 'Invite somebody',
  },
  {
    tick: 'owners',
    title: 'Who gets new leads',
    text: 'In turn, by service or by city; until you choose, nobody owns them.',
    to: backOfficePaths.settings,
    label: 'Choose',
  },
  {
    tick: 'imports',
    title: 'Leads you already have',
    text: 'From a spreadsheet or another program, as a CSV file.',
    to: backOfficePaths.importLeads,
    label: 'Import a file',
  },
  {
    tick: 'test',
    title: 'A test enquiry',
    text: 'It takes the path of every enquiry: into the list, and to you by mail.',
    label: 'Send one',
  },
];

function StepMark({ isDone }: { isDone: boolean | undefined }) {
  const Icon = isDone ? Check : Circle;
  return (
    <span
      className={`grid size-7 place-items-center rounded-full ${isDone ? 'bg-success-ground text-success' : 'text-ink-3'}`}
    >
      <Icon aria-hidden size={18} strokeWidth={isDone ? 3 : 2} />
      <span className="sr-only">{isDone ? 'Done' : 'To do'}</span>
    </span>
  );
}

const testEnquiry = ({ name, email }: SessionUser) => ({
  name: `Test of ${name}`,
  email,
  phone: site.phone,
  service: 'other' as const,
  message: 'A test enquiry, to see that it comes in and that somebody is told of it.',
});

/** The owner's first steps, until they are done or hidden. */
export function FirstDay({ user }: { user: SessionUser }) {
  const { isSuccess } = useQuery(preferencesQuery);
  const { preferences, save } = usePreferences();
  const hide = () => {
    save({ hidesFirstDay: true });
    offerUndo({ title: 'Your first day is hidden' }, () => save({ hidesFirstDay: false }));
  };
  return !isSuccess || preferences.hidesFirstDay ? null : <Steps user={user} onHide={hide} />;
}

function Steps({ user, onHide }: { user: SessionUser; onHide: () => void }) {
  const test = useOperation(api.submitEnquiry, { failed: 'The test enquiry was not sent' });
  const ticks = useTicks(user, test.isSuccess);
  const done = Object.values(ticks ?? {}).filter(Boolean).length;
  if (!ticks || (done === steps.length && !test.data)) return null;
  return (
    <TitledSection
      title="Your first day"
      count={`${done} of ${steps.length}`}
      className="mb-8"
      actions={
        <Button size="small" look="quiet" onClick={onHide}>
          Hide
        </Button>
      }
    >
      <ol className="mt-1 border-t border-hairline">
        {steps.map(({ tick, title, text, to, label }) => (
          <li
            key={tick}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 border-b border-hairline py-2.5 sm:grid-cols-[auto_1fr_auto]"
          >
            <StepMark isDone={ticks[tick]} />
            <div className="min-w-0">
              <h3 className="font-body text-15 font-semibold">{title}</h3>
              <p className="text-14 text-ink-2">{text}</p>
              {tick === 'name' && <OwnerMark owner={user} />}
              {tick === 'test' && test.data && <TestResult {...test.data} />}
            </div>
            {!ticks[tick] && (
              <div className="max-sm:col-start-2">
                {to ? (
                  <SmallLink to={to} className="max-md:min-h-11">
                    {label}
                  </SmallLink>
                ) : (
                  <Button
                    size="small"
                    disabled={test.isPending || test.isSuccess}
                    onClick={() => test.mutate({ body: testEnquiry(user) })}
                    className="max-md:min-h-11"
                  >
                    {test.isPending ? 'Sending...' : label}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
