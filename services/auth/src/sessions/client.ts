import type { Request } from '@golghar/platform';
import type { Client } from './session.service';

/** Who makes a request, for the session that it starts. */
export const clientOf = ({ ip, headers }: Request): Client => ({
  address: ip,
  userAgent: headers['user-agent'],
});
