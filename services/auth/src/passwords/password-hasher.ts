import { Injectable } from '@nestjs/common';
import { verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { hashPassword } from './hash-password';

/** Each hash takes 19 MiB while it runs: a flood of sign-ins must wait instead of eating the memory. */
const parallelHashes = { known: 1, unknown: 2 };

/** A hash that no password has, so that an unknown account takes as long as a known one. */
const nobody = hashPassword(crypto.randomUUID());

@Injectable()
export class PasswordHasher {
  /** Apart, so that who signed in before does not wait for strangers. */
  private readonly lanes = {
    known: pLimit(parallelHashes.known),
    unknown: pLimit(parallelHashes.unknown),
  };

  hash(password: string): Promise<string> {
    return this.lanes.known(() => hashPassword(password));
  }

  /** Whether the password is the hash's; takes the same time, and is false, where there is no hash. */
  async matches(
    password: string,
    stored: string | null | undefined,
    lane: 'known' | 'unknown',
  ): Promise<boolean> {
    const against = stored ?? (await nobody);
    const isMatch = await this.lanes[lane](() => verify(against, password));
    return isMatch && stored != null;
  }
}
