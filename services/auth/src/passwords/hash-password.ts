import { Algorithm, hash } from '@node-rs/argon2';

/** OWASP's Argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash to store of a password. */
export const hashPassword = (password: string): Promise<string> => hash(password, parameters);
