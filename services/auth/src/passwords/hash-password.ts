import { Algorithm, hash, verify } from '@node-rs/argon2';

/** OWASP's Argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store of a password. Whoever answers requests goes through the SignInQueue, which bounds the memory. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);

/** A hash that no password has, so that an unknown account takes as long as a known one. */
const nobody = hashPassword(crypto.randomUUID());

/** Whether the password is the hash's; takes the same time, and is false, where there is no hash. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isMatch = await verify(stored ?? (await nobody), password);
  return isMatch && stored != null;
}
