import { rowHeight } from './lead-row';

const names = [9, 12, 8, 11, 10, 13, 7, 14];

/** Rows as they will stand. */
export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading..." className="border-t border-hairline">
      {names.map((letters) => (
        <div
          key={letters}
          style={{ height: rowHeight }}
          className="grid content-center gap-2 border-b border-hairline pr-3 pl-11"
        >
          <span className="skeleton h-4" style={{ width: `${letters}ch` }} />
          <span className="skeleton h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
