import { certificateEnd } from '../../watchdog/certificate';
import { limits } from '../../watchdog/incidents';
import { type Finding, good, messageOf, toMend, toWatch } from './finding';

const timeoutMs = 5000;
const dayMs = 86_400_000;

/** Whether visitors reach the product at its public address, and for how long its certificate holds. */
export async function checkAddress(publicUrl: string, now = new Date()): Promise<Finding[]> {
  const certificate = publicUrl.startsWith('https:')
    ? [await checkCertificate(publicUrl, now)]
    : [toWatch(`${publicUrl} is not https:, which is right on this machine alone`)];
  return [await checkHealth(publicUrl), ...certificate];
}

async function checkHealth(publicUrl: string): Promise<Finding> {
  try {
    const answer = await fetch(new URL('/api/health', publicUrl), { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    return answer.ok
      ? good(`${publicUrl} takes enquiries`)
      : toMend(
          `${publicUrl}/api/health answers ${answer.status}: enquiries are refused. Look at the log of leads.`,
        );
  } catch (error) {
    return toMend(
      `${publicUrl} cannot be reached from here: ${messageOf(error)}. Check PUBLIC_URL, the name's DNS, the TLS front and the firewall.`,
    );
  }
}

async function checkCertificate(publicUrl: string, now: Date): Promise<Finding> {
  try {
    const end = await certificateEnd(publicUrl);
    if (!end) return toMend(`${publicUrl} shows no certificate`);
    const days = Math.floor((end.getTime() - now.getTime()) / dayMs);
    return days >= limits.certificateDays
      ? good(`the certificate is valid for ${days} days`)
      : toMend(
          `The certificate ends on ${end.toISOString().slice(0, 10)}: renew it, visitors are turned away then.`,
        );
  } catch (error) {
    return toMend(`The certificate of ${publicUrl} cannot be seen: ${messageOf(error)}`);
  }
}
