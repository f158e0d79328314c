import { existsSync, readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { writeWhole } from './private-file';
import { readablePassword } from './secrets';

/** What the program that makes the first admin tells of it. */
export const firstAdminSchema = z.object({
  created: z.boolean(),
  mustChange: z.boolean(),
  email: z.string(),
});

export type FirstAdmin = z.output<typeof firstAdminSchema>;

/** How to sign in; the password only while nobody has chosen another one. */
export type SignIn = { email: string; oneTimePassword?: string };

/**
 * Decides about the first admin's password. One that was set is used as it is. Otherwise a one-time password
 * is made, kept until it has been changed, and then forgotten.
 * @param file where the one-time password is kept
 */
export class FirstAdminPassword {
  private readonly wasKept: boolean;
  private readonly oneTime: string | undefined;

  constructor(
    private readonly file: string,
    private readonly given: string | undefined,
  ) {
    this.wasKept = existsSync(file);
    this.oneTime = given ? undefined : this.wasKept ? readFileSync(file, 'utf8').trim() : readablePassword();
    // Kept before it is used: a stack that is killed in between must not lose it.
    if (this.oneTime && !this.wasKept) writeWhole(file, `${this.oneTime}\n`);
  }

  /** For the program that makes the first admin; it leaves one that is there alone. */
  get environment() {
    return {
      ADMIN_PASSWORD: this.given ?? this.oneTime ?? '',
      ADMIN_MUST_CHANGE: String(this.given === undefined),
    };
  }

  /** What to show, once it is known what became of the admin. */
  signIn({ created, mustChange, email }: FirstAdmin): SignIn {
    const isValid = this.oneTime !== undefined && mustChange && (created || this.wasKept);
    if (isValid) return { email, oneTimePassword: this.oneTime };
    rmSync(this.file, { force: true });
    return { email };
  }
}
