import { leadStatuses, serviceKeys, serviceLabels, statusLabels } from '@golghar/contracts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { LeadFilters } from '../model/filters';
import type { useFilters } from '../model/use-filters';

export const searchFieldId = 'lead-search';

type Props = { filters: LeadFilters; isFiltered: boolean; set: ReturnType<typeof useFilters>['set'] };

const none = { status: '', service: '', q: '', from: '', to: '', overdue: '' };

/** Search, status, and behind a button service and days. */
export function FilterBar({ filters, isFiltered, set }: Props) {
  const hasMore = Boolean(filters.service || filters.from || filters.to);
  const [isOpen, setIsOpen] = useState(hasMore);
  return (
    <search className="grid gap-2">
      <input
        id={searchFieldId}
        type="search"
        aria-label="Search leads"
        placeholder="Search name, email, phone, service, message"
        value={filters.q}
        onChange={(event) => set({ q: event.target.value }, { replace: true })}
        className="field text-15"
      />
      <div className="flex flex-wrap gap-2">
        <select
          aria-label="Filter by status"
          value={filters.isOverdue ? 'new' : (filters.status ?? '')}
          onChange={(event) => set({ status: event.target.value, overdue: '' })}
          className="field min-w-0 grow basis-full text-15 sm:basis-36"
        >
          <option value="">All statuses</option>
          {leadStatuses.map((value) => (
            <option key={value} value={value}>
              {statusLabels[value]}
            </option>
          ))}
        </select>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="more-filters"
          onClick={() => setIsOpen(!isOpen)}
          className="button button-secondary grow px-3 sm:grow-0"
        >
          <SlidersHorizontal aria-hidden size={18} />
          More{hasMore && <span className="sr-only"> (in use)</span>}
          {hasMore && <span aria-hidden className="size-2 rounded-full bg-accent" />}
        </button>
        <button
          type="button"
          disabled={!isFiltered}
          className="button button-secondary grow px-3 sm:grow-0"
          onClick={() => set(none)}
        >
          Clear filters
        </button>
      </div>
      {isOpen && (
        <div id="more-filters" className="grid grid-cols-2 gap-2">
          <label className="col-span-2">
            <span className="text-14 text-ink-3">Service</span>
            <select
              value={filters.service ?? ''}
              onChange={(event) => set({ service: event.target.value })}
              className="field text-15"
            >
              <option value="">All services</option>
              {serviceKeys.map((key) => (
                <option key={key} value={key}>
                  {serviceLabels[key]}
                </option>
              ))}
            </select>
          </label>
          {(['from', 'to'] as const).map((name) => (
            <label key={name} className="min-w-0">
              <span className="text-14 text-ink-3">{name === 'from' ? 'From' : 'To'}</span>
              <input
                type="date"
                value={filters[name]}
                onChange={(event) => set({ [name]: event.target.value }, { replace: true })}
                className="field min-w-0 px-2 text-15"
              />
            </label>
          ))}
        </div>
      )}
    </search>
  );
}
