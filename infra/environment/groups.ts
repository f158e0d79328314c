/** Settings that one text explains. */
export type Group = {
  about: string;
  names: string[];
  /** What .env.example has for them: the default unless it says otherwise; a placeholder is refused at the start. */
  example?: 'empty' | 'placeholder';
};

type Section = { title: string; about?: string; groups: Group[] };

/** What each setting of an operator is for. Rules and defaults are in the schemas of the programs that read them. */
export const sections: Section[] = [
  {
    title: 'make up',
    groups: [
      {
        about: 'Where the site and the mail inbox answer, on 127.0.0.1.',
        names: ['GATEWAY_PORT', 'MAIL_PORT'],
      },
      { about: 'Where the stack keeps its data, logs and secrets.', names: ['LOCAL_DIR'] },
      {
        about:
          'Each replaces the part that the stack would otherwise start by itself. The role in DATABASE_URL must own the database and may create roles, for example postgres://owner:password@127.0.0.1:5432/golghar',
        names: ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'],
      },
    ],
  },
  {
    title: 'the agency',
    groups: [
      {
        about:
          'The address that visitors use; links in mails, canonical addresses and link pictures begin with it. Empty: http://localhost:$GATEWAY_PORT',
        names: ['PUBLIC_URL'],
      },
      {
        about:
          'Who signs in first. Without a password a one-time password is made and shown; one that is set here is used as it is. The name stands in mails and notes; once somebody is in, it is changed under Your account.',
        names: ['ADMIN_EMAIL', 'ADMIN_NAME', 'ADMIN_PASSWORD'],
      },
      {
        about: 'Who is told of an enquiry while no admin or manager is active. Empty: ADMIN_EMAIL',
        names: ['ALERT_TO'],
      },
      {
        about:
          'Mails about enquiries to one recipient in one minute. What is beyond comes as one digest a minute.',
        names: ['ALERTS_PER_MINUTE'],
      },
      {
        about:
          'E-mails in a day that thank one mailbox for its enquiries, and all mailboxes together (0: none): anybody may name any address as theirs.',
        names: ['THANK_YOU_MAILS_PER_DAY', 'THANK_YOU_MAILS_PER_DAY_IN_ALL'],
      },
      { about: 'The sender of every mail.', names: ['MAIL_FROM'] },
      {
        about:
          'What every mail is signed with (DKIM), where the mail server does not sign: all three or none. npx golghar dkim DOMAIN makes them with the DNS record to publish. The domain is that of MAIL_FROM; the key is PEM, its line ends as \\n, or DER as base64.',
        names: ['MAIL_DKIM_DOMAIN', 'MAIL_DKIM_SELECTOR', 'MAIL_DKIM_PRIVATE_KEY'],
      },
      {
        about:
          "How often, in hours, the product sends itself an enquiry and follows it to the mail server's answer (0: never), where to, when PUBLIC_URL can't be reached from inside, and who gets the mail about it instead of the staff (empty: ALERT_TO).",
        names: ['CANARY_HOURS', 'CANARY_URL', 'CANARY_TO'],
      },
      {
        about:
          'Lets webhooks reach private addresses, and by plain HTTP: true or false. For a trial on one machine alone.',
        names: ['WEBHOOKS_ALLOW_PRIVATE'],
      },
    ],
  },
  {
    title: 'operation',
    groups: [
      {
        about:
          'How much the services write to their logs: fatal, error, warn, info, debug or trace. `make debug` changes it for a while in a process that runs.',
        names: ['LOG_LEVEL'],
      },
      {
        about:
          'Connections to Postgres that each process of the services may open for its queries; infra/docs/scaling.md counts them.',
        names: ['DATABASE_POOL'],
      },
      {
        about:
          'A collector of traces that takes OTLP over HTTP, for example http://127.0.0.1:4318; empty: nothing is traced.',
        names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
      },
      {
        about:
          "Address or network of a TLS front whose word on the visitor's address counts (X-Forwarded-For); empty: there is none.",
        names: ['TRUSTED_PROXY'],
        example: 'empty',
      },
      {
        about:
          'The watchdog looks at every process, the alerts, the disk and the backups and tells admins when something is wrong and when it is over: on or off. WATCHDOG_TO is told too (empty: ALERT_TO), by a mail server of its own where there is one (empty: SMTP_URL), and by a webhook in the shape of json, slack, discord or ntfy.',
        names: [
          'WATCHDOG',
          'WATCHDOG_TO',
          'WATCHDOG_SMTP_URL',
          'WATCHDOG_WEBHOOK_URL',
          'WATCHDOG_WEBHOOK_KIND',
        ],
      },
      {
        about:
          'Where make backup puts its files (empty: the folder backups in LOCAL_DIR), and what they are encrypted with, as `age -p` does; empty: they are not encrypted. Keep it elsewhere too: without it nothing can be restored.',
        names: ['BACKUP_DIR', 'BACKUP_PASSPHRASE'],
      },
      {
        about:
          'How often a backup is made by itself, in hours (with make up 0: never), and how many are kept.',
        names: ['BACKUP_INTERVAL_HOURS', 'BACKUP_KEEP'],
      },
      {
        about:
          'Where each backup is copied to, too: an S3-compatible store, https://store/bucket/folder, as many as are kept here.',
        names: ['BACKUP_S3_URL', 'BACKUP_S3_REGION', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET'],
      },
      {
        about:
          'With Docker the tag of the images: of those that are built (empty: latest), or of the release to run (empty: that of its compose.yml).',
        names: ['VERSION'],
      },
      {
        about:
          'Requests that carry it in the header X-Seed-Token are not limited and may set the time of an enquiry: for seeding and benchmarks only. Empty: make up makes a secret one.',
        names: ['SEED_TOKEN'],
      },
    ],
  },
  {
    title: 'Docker',
    about:
      'For docker compose alone, which also needs PUBLIC_URL, ADMIN_PASSWORD (for the first sign-in), ALERT_TO and, outside the trial, SMTP_URL from above. `npx golghar secrets` fills in the secrets.',
    groups: [
      {
        about: 'What auth keys links and cookies with.',
        names: ['AUTH_SECRET'],
        example: 'placeholder',
      },
      {
        about:
          'What leads encrypts the secrets of webhooks with, and counts under from where enquiries came. Keep it with the backups: with another one each webhook waits until it gets a new secret.',
        names: ['LEADS_SECRET'],
        example: 'placeholder',
      },
      {
        about:
          'The key pair of the sessions: infra/docs/operating.md tells how to make it, and how to change it without signing anybody out. Auth alone has the private key.',
        names: ['SESSION_PRIVATE_KEY', 'SESSION_PUBLIC_KEYS'],
        example: 'placeholder',
      },
      {
        about: "Of the database's owner and of the role of each service.",
        names: [
          'POSTGRES_PASSWORD',
          'AUTH_DATABASE_PASSWORD',
          'LEADS_DATABASE_PASSWORD',
          'METRICS_DATABASE_PASSWORD',
        ],
        example: 'placeholder',
      },
      {
        about: 'Whether the first admin must choose another password at the first sign-in.',
        names: ['ADMIN_MUST_CHANGE'],
      },
      {
        about:
          'The interface that the site is published on; 127.0.0.1 behind a TLS front on the same machine. With infra/docker/tls.yml GATEWAY_PORT is two ports, 8080-8081: an update starts the new gateway beside the old one.',
        names: ['GATEWAY_BIND'],
      },
      {
        about:
          'A Postgres of yours instead of the bundled one, host:port/golghar?sslmode=require, and its owner, whose password is POSTGRES_PASSWORD; a Redis of yours is REDIS_URL above. Both need infra/docker/external.yml.',
        names: ['DATABASE_ADDRESS', 'DATABASE_OWNER'],
        example: 'empty',
      },
      {
        about: 'Where backups go: a volume or a folder that the user 1000 may write to.',
        names: ['BACKUP_TARGET'],
      },
      {
        about:
          'For infra/docker/secrets.yml alone: a folder with a file for each secret, which is empty here then.',
        names: ['SECRETS_FOLDER'],
      },
      {
        about:
          'For infra/docker/tls-own.yml alone: the folder with fullchain.pem and privkey.pem, and the port for https:.',
        names: ['TLS_FOLDER', 'GATEWAY_TLS_PORT'],
      },
      {
        about:
          "For infra/docker/tls.yml alone. Empty: certificates of Let's Encrypt; local_certs: its own, for a trial.",
        names: ['TLS_OPTIONS'],
      },
      {
        about:
          'Lets an older release start on the database of a newer one, where CHANGELOG.md says that it can.',
        names: ['ALLOW_NEWER_SCHEMA'],
      },
    ],
  },
];
