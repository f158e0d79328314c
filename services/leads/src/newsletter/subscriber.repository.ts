import { randomBytes } from 'node:crypto';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuid } from 'uuid';

/** Kind of the letter that asks whether an address wants the newsletter. */
export const confirmationLetter = 'newsletter_confirmation';

export type ConfirmedSubscriber = { id: string; email: string; token: string; confirmedAt: Date };

@Injectable()
export class SubscriberRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Notes the wish and owes the address a letter, in one statement. Who is on the list already gets none; who has
   * not confirmed yet gets another, but not within ten minutes: nobody's inbox is to be filled through us.
   */
  async ask(email: string): Promise<void> {
    await this.database.query(
      `WITH asked AS (
         INSERT INTO subscriber (id, email, token) VALUES ($1, $2, $3)
         ON CONFLICT ((lower(email))) DO UPDATE SET asked_at = now()
           WHERE subscriber.confirmed_at IS NULL AND subscriber.asked_at < now() - interval '10 minutes'
         RETURNING id
       )
       INSERT INTO outgoing_email (id, kind, subject_id) SELECT $4, $5, id FROM asked`,
      [uuid(), email, randomBytes(16).toString('base64url'), uuid(), confirmationLetter],
    );
  }

  /** Puts the owner of a token on the list; false when there is none. Doing it again changes nothing. */
  async confirm(token: string): Promise<boolean> {
    const [, changed] = await this.database.query(
      'UPDATE subscriber SET confirmed_at = coalesce(confirmed_at, now()) WHERE token = $1',
      [token],
    );
    return changed > 0;
  }

  /** Forgets the owner of a token; false when there is none. */
  async remove(token: string): Promise<boolean> {
    const [, removed] = await this.database.query('DELETE FROM subscriber WHERE token = $1', [token]);
    return removed > 0;
  }

  /** Everyone on the list, newest first; who looks at it is written down. */
  async confirmedFor(user: SignedIn): Promise<ConfirmedSubscriber[]> {
    await recordAudit(this.database.manager, { actor: user, action: 'newsletter_exported' });
    return this.database.query(
      `SELECT id, email, token, confirmed_at AS "confirmedAt" FROM subscriber
       WHERE confirmed_at IS NOT NULL ORDER BY confirmed_at DESC, id DESC`,
    );
  }
}
