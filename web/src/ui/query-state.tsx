import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Alert } from './alert';
import { Button } from './button';

/** Placeholder for a list that is loading, as tall as its first rows. */
export function Skeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div role="status" className="border-t border-hairline">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} aria-hidden className="grid gap-2 border-b border-hairline py-4">
          <span className="block h-4 w-2/5 rounded-chip bg-sunk" />
          <span className="block h-3.5 w-3/4 rounded-chip bg-sunk" />
        </div>
      ))}
    </div>
  );
}

export function ErrorPanel({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert className="my-4 flex flex-wrap items-center gap-4">
      <span>{text}</span>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  );
}

type Props = {
  query: Pick<UseQueryResult, 'data' | 'error' | 'isPending' | 'refetch'>;
  failed: string;
  /** Whether old data stays without an error if a refetch fails. */
  isQuiet?: boolean;
  /** How many rows the list usually has. */
  rows?: number;
  loading?: ReactNode;
};

/** Shown in place of queried data while it is loading, or if it fails. */
export function QueryState({ query, failed, isQuiet, rows, loading }: Props) {
  if (query.isPending) return loading === undefined ? <Skeleton rows={rows} /> : loading;
  if (!query.error || (isQuiet && query.data !== undefined)) return null;
  return <ErrorPanel text={failed} onRetry={() => void query.refetch()} />;
}

type ListProps<Item> = Props & {
  query: Partial<Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>>;
  label?: string;
  items: readonly Item[] | undefined;
  none?: ReactNode;
  more?: string;
  children: (item: Item) => ReactNode;
};

/** A queried list, with its loading and error states and the button for its next page. */
export function QueryList<Item>({ label, items = [], none, more, children, ...state }: ListProps<Item>) {
  const { query } = state;
  return (
    <>
      <QueryState {...state} />
      {none && query.data !== undefined && items.length === 0 && <p className="py-8 text-ink-3">{none}</p>}
      {items.length > 0 && (
        <ul aria-label={label} className="border-t border-hairline">
          {items.map(children)}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage?.()}
          className="mt-4"
        >
          {query.isFetchingNextPage ? 'Loading...' : (more ?? 'Show more')}
        </Button>
      )}
    </>
  );
}
