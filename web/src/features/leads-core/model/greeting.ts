import { type SessionUser, type Submission, serviceLabels } from '@golghar/contracts';
import { site } from '@/content/site';

/** A greeting with what stands for the lead and for who greets filled in. */
export function fillGreeting(greeting: string, lead: Submission, me: SessionUser | undefined): string {
  const values = {
    name: lead.name,
    service: serviceLabels[lead.service],
    me: me ? `${me.name} of ${site.name}` : site.name,
  };
  return greeting.replace(/\{(name|service|me)\}/g, (_, key: keyof typeof values) => values[key]);
}
