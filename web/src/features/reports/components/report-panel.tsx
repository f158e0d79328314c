import {
  api,
  formatMinutes,
  promiseHours,
  type QueryOf,
  type Report,
  serviceLabels,
  statusLabels,
} from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '@/lib/api/operations';
import { agencyDay } from '@/lib/dates';
import { Select } from '@/ui/form/select';
import { QueryState } from '@/ui/query-state';
import { TitledSection } from '@/ui/titled-section';
import { leadsAddress } from '../../leads-core/model/filters';
import { BarTable, LeadChart } from './bar-table';

const reportQuery = (query: QueryOf<typeof api.report>) =>
  operationQuery(api.report, { query, placeholderData: keepPreviousData });

const periods = [7, 30, 90, 365] as const;

function Response({ firstResponse: { medianMinutes, withinGoal } }: Pick<Report, 'firstResponse'>) {
  return (
    <dl className="grid content-start gap-3">
      <div>
        <dt className="font-semibold">First answer, typically</dt>
        <dd className="tabular font-display text-25 font-bold">{formatMinutes(medianMinutes)}</dd>
        <dd className="text-14 text-ink-3">of business hours, until the first contact</dd>
      </div>
      <div>
        <dt className="font-semibold">Answered within {promiseHours} business hours</dt>
        <dd className="tabular font-display text-25 font-bold">
          {withinGoal === null ? '–' : `${Math.round(withinGoal * 100)}%`}
        </dd>
      </div>
    </dl>
  );
}

export function ReportPanel() {
  const [days, setDays] = useState<number>(30);
  const period = { from: agencyDay(days - 1), to: agencyDay() };
  const report = useQuery(reportQuery(period));
  const { data, isPlaceholderData } = report;
  const previous = useQuery(reportQuery({ from: agencyDay(2 * days - 1), to: agencyDay(days) }));
  return (
    <TitledSection
      title="In figures"
      className="mt-10"
      actions={
        <>
          <p className="hidden print:block">Last {days} days</p>
          <Select
            aria-label="Period"
            value={days}
            onChange={(event) => setDays(Number(event.target.value))}
            options={periods.map((period) => [period, `Last ${period} days`])}
            className="mb-4 w-auto text-15"
          />
        </>
      }
    >
      <QueryState query={report} failed="Error loading the figures" />
      {data && (
        <div className={`grid gap-8 transition-opacity ${isPlaceholderData ? 'opacity-60' : ''}`}>
          <p className="-mb-4 flex items-center gap-2 text-14 text-ink-3">
            <span aria-hidden className="size-3 chart-before" />
            Lighter bars and second figures: the {days} days before
          </p>
          <LeadChart days={data.days} before={previous.data?.days} />
          <div className="grid items-start gap-8 lg:grid-cols-[1fr_1fr_14rem]">
            <BarTable
              caption="By status"
              rows={data.statuses.map(({ status, count }) => ({
                name: statusLabels[status],
                count,
                before: previous.data?.statuses.find((other) => other.status === status)?.count,
                to: leadsAddress({ status, ...period }),
                colour: `var(--status-${status.replace('_', '-')})`,
              }))}
            />
            <BarTable
              caption="By service"
              rows={data.services.map(({ service, count }) => ({
                name: serviceLabels[service],
                count,
                before: previous.data?.services.find((other) => other.service === service)?.count,
                to: leadsAddress({ service, ...period }),
              }))}
            />
            <Response firstResponse={data.firstResponse} />
          </div>
        </div>
      )}
    </TitledSection>
  );
}
