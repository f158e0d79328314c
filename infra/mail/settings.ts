import * as z from 'zod';
import { readEnvironment } from '../environment/read-environment';

const port = z.coerce.number().int().min(1).max(65535);

const schema = z.object({
  /** Address to listen on; inside a container 0.0.0.0. */
  HOST: z.string().default('127.0.0.1'),
  /** Of the inbox in the browser. */
  PORT: port,
  SMTP_PORT: port,
  /** Folder that the messages are kept in. */
  MAIL_DIR: z.string({ error: 'is missing' }),
});

/** @throws Error that names every setting that can't be used */
export const readMailSettings = (env: NodeJS.ProcessEnv) => readEnvironment(schema, env);
