import type { AlertFlow, WatchdogReport } from '@golghar/contracts';

/** The answer of something that was asked; `fault` is null when all is well. */
export type Answer = { what: string; fault: string | null };

/** What the checks read. Each caller fills in a part of it; what is missing is not checked. */
export type Facts = {
  at: Date;
  /** When the product, or the one that checks, started: some things take a while to exist. */
  since: Date;
  /** Whether processes that start together may still be starting. */
  isStarting?: boolean;
  secretFiles?: { name: string; mode: number }[];
  processes?: WatchdogReport['processes'];
  postgres?: Answer;
  server?: { version: string; used: number; most: number; clockSkewSeconds: number };
  /** The services' roles in Postgres. */
  roles?: Answer[];
  redis?: Answer;
  redisPolicy?: string;
  alerts?: AlertFlow;
  /** Why the product's last test enquiry did not come through. */
  canaryFailure?: string | null;
  mailServer?: Answer;
  /** What DNS says about the signature of our mails. */
  mailSignature?: { isGood: boolean; text: string }[];
  disks?: WatchdogReport['disks'];
  backups?: { folder: string; lastAt: Date | undefined };
  address?: Answer;
  certificateEndsAt?: Date;
  /** Versions; `newest` is null if RELEASES_URL does not answer with one. */
  release?: { running: string; newest: string | null };
};

export type Level = 'good' | 'warning' | 'error';

/** What a check reads of one thing. */
export type Reading = {
  level: Level;
  /** The figures, whether they are good or not. */
  figures: string;
  /** Tells one of several apart. */
  name?: string;
};

/** Texts may contain `{name}`, and `{kind}`: the name without the address of a replica. */
export type Check = {
  key: string;
  evaluate?: (facts: Facts) => Reading[];
  /** What is wrong. */
  title: string;
  /** What to do. */
  advice: string;
  /** When Prometheus alerts: by default while the watchdog finds it. */
  rule?: {
    alert: string;
    /** Whether somebody has to be woken for it. */
    severity: 'page' | 'ticket';
    for: string;
    /** For series with the label `service`, which is then the name. */
    expr?: string;
  };
};

/** The result of one check of one thing. */
export type Finding = { key: string; level: Level; title: string; advice: string };

export const named = (text: string, name: string) =>
  text.replaceAll('{name}', name).replaceAll('{kind}', name.replace(/ \([^)]*\)$/, ''));

/** Evaluates a check. */
export const findingsOf = ({ key, evaluate, title, advice }: Check, facts: Facts): Finding[] =>
  (evaluate?.(facts) ?? []).map(({ level, figures, name = '' }) => {
    const found = { key: name ? `${key}:${name}` : key, level };
    if (level === 'good') return { ...found, title: name ? `${name}: ${figures}` : figures, advice: '' };
    return { ...found, title: named(title, name) + (figures && `: ${figures}`), advice: named(advice, name) };
  });
