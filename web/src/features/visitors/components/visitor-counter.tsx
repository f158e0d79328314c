import { grouped } from '@golghar/contracts';
import { useEffect, useState } from 'react';
import { request } from '@/lib/api/request';
import { siteApi } from '@/lib/api/site-api';

const lifetimeMs = 300_000;

let answer: Promise<number> | undefined;
let expiresAt = 0;

function visitorCount(): Promise<number> {
  if (answer && Date.now() < expiresAt) return answer;
  expiresAt = Date.now() + lifetimeMs;
  answer = request(siteApi.visitorCount).then(({ count }) => count);
  return answer;
}

/** The number of visitors: fetching it counts this visit, once a day. Its line is reserved until the call fails, then removed. */
export default function VisitorCounter({ label }: { label: string }) {
  const [count, setCount] = useState<number | 'unknown'>();
  useEffect(() => {
    visitorCount().then(setCount, () => setCount('unknown'));
  }, []);
  if (count === 'unknown') return null;
  return (
    <p className={`tabular ${count === undefined ? 'invisible' : ''}`} data-testid="visitor-counter">
      {label} <strong>{grouped(count ?? 0)}</strong>
    </p>
  );
}
