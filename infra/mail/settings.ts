import * as z from 'zod';

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

export type MailSettings = z.output<typeof schema>;

/** @throws Error that names every setting that can't be used */
export function readMailSettings(env: NodeJS.ProcessEnv): MailSettings {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Settings to mend: ${wrong.join('; ')}.`);
}
