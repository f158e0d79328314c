import { type NewSource, type Touch, utmNames } from '@golghar/contracts';
import { type Arrival, arrivalKeys, sessionStore } from '@/lib/storage';

function readArrival(key: string): Arrival | undefined {
  try {
    const [address, referrer] = JSON.parse(sessionStore.get(key) ?? '') as Arrival;
    return [new URL(address).href, String(referrer)];
  } catch {
    return undefined;
  }
}

/** Of the page that was loaded, also after the router has led to others. It is all there is where nothing is kept. */
function currentArrival(): Arrival {
  const [navigation] = performance.getEntriesByType('navigation');
  return [navigation?.name ?? window.location.href, document.referrer];
}

/** The host of another site. */
function hostOf(referrer: string, own: string): string | null {
  try {
    const { host } = new URL(referrer);
    return host && host !== own ? host : null;
  } catch {
    return null;
  }
}

/** Of addresses only the path and the names of campaigns are told; a query may hold anything. */
function touchOf([address, referrer]: Arrival): Touch {
  const { pathname, searchParams, host } = new URL(address);
  const utm = utmNames.map((name) => [name, searchParams.get(`utm_${name}`)]);
  return {
    landingPage: pathname,
    referrer: hostOf(referrer, host),
    utm: Object.fromEntries(utm) as Touch['utm'],
  };
}

/** Where an enquiry came from: what led here last, and what led here first, unless it is the same. */
export const sourceOf = (first: Arrival, last: Arrival = first): NewSource => ({
  ...touchOf(last),
  ...(`${first}` !== `${last}` && { first: touchOf(first) }),
});

/** Where this visitor came from; null where that cannot be found out, which keeps no enquiry back. */
export function readSource(): NewSource | null {
  try {
    return sourceOf(readArrival(arrivalKeys.first) ?? currentArrival(), readArrival(arrivalKeys.last));
  } catch {
    return null;
  }
}
