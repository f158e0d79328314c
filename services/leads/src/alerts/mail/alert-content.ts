import type { ServiceKey } from '@golghar/contracts';

/** What a mail says of one alert. */
export type AlertContent = {
  id: string;
  recipient: { email: string; name: string };
  lead: {
    id: string;
    reference: string;
    name: string;
    email: string;
    phone: string;
    city: string | null;
    service: ServiceKey;
    message: string;
    submittedAt: Date;
    dueAt: Date | null;
  };
};
