import argon2, { Algorithm } from '@node-rs/argon2';

/** OWASP's Argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password for storage. Code that handles requests calls it through the SignInQueue, which bounds the memory. */
export const hashPassword = (password: string): Promise<string> => argon2.hash(password, parameters);

/** The hash of no password, so that an unknown account takes as long as a known one. */
const nobody = hashPassword(crypto.randomUUID());

/** Whether a password matches a hash. Without a hash it is false, after the same time. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isMatch = await argon2.verify(stored ?? (await nobody), password);
  return isMatch && stored != null;
}
