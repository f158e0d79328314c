import autocannon from 'autocannon';

export type Load = { perSecond: number; p50: number; p99: number; failures: number };

export const connections = 50;

const body = JSON.stringify({
  name: 'Asha Kumari',
  email: 'asha@sweets.example',
  phone: '+91 00000 00000',
  city: 'Patna',
  service: 'seo',
  message:
    'We sell khaja near Gandhi Maidan and want to be found on Google before the wedding season begins.',
});

/** Posts enquiries over 50 connections for so many seconds. Latencies are in milliseconds. */
export async function load(
  url: string,
  seconds: number,
  headers: Record<string, string> = {},
): Promise<Load> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections,
    duration: seconds,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors + result.timeouts,
  };
}
