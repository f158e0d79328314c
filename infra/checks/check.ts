import type { AlertFlow, WatchdogReport } from '@golghar/contracts';

/** What somebody said who was asked: null when it is as it should be, otherwise what went wrong. */
export type Answer = { what: string; fault: string | null };

/** What the checks look at. Whoever looks sees a part of it; what is missing was not seen. */
export type Facts = {
  at: Date;
  /** Since when the product is there, or looked at, for what need not be there at once. */
  since: Date;
  /** Whether all that starts together may still be on its way. */
  isStarting?: boolean;
  secretFiles?: { name: string; mode: number }[];
  processes?: WatchdogReport['processes'];
  postgres?: Answer;
  server?: { version: string; used: number; most: number; clockSkewSeconds: number };
  /** Of the services in Postgres. */
  roles?: Answer[];
  redis?: Answer;
  redisPolicy?: string;
  alerts?: AlertFlow;
  /** Why the last enquiry that the product sent itself did not come through. */
  canaryFailure?: string | null;
  mailServer?: Answer;
  /** What others read about the signature of our mails. */
  mailSignature?: { isGood: boolean; text: string }[];
  disks?: WatchdogReport['disks'];
  backups?: { folder: string; lastAt: Date | undefined };
  address?: Answer;
  certificateEndsAt?: Date;
  /** Versions; null where the address of the releases does not say which is the newest. */
  release?: { running: string; newest: string | null };
};

export type Level = 'good' | 'warning' | 'error';

/** What was seen of one thing. */
export type Seen = {
  level: Level;
  /** The figures, whether they are good or not. */
  figures: string;
  /** Tells one of several from the others. */
  name?: string;
};

/** Texts may have `{name}`, and `{kind}`: the name without the address that one of several replicas has behind it. */
export type Check = {
  key: string;
  look?: (facts: Facts) => Seen[];
  /** What is wrong. */
  title: string;
  /** What to do. */
  advice: string;
  /** When Prometheus tells of it: by default while the watchdog finds it. */
  rule?: {
    alert: string;
    /** Whether somebody has to get up for it. */
    severity: 'page' | 'ticket';
    for: string;
    /** Of series with a label `service`, which is the name then. */
    expr?: string;
  };
};

/** What one check has found of one thing. */
export type Finding = { key: string; level: Level; title: string; advice: string };

export const named = (text: string, name: string) =>
  text.replaceAll('{name}', name).replaceAll('{kind}', name.replace(/ \([^)]*\)$/, ''));

/** What a check says of what was seen. */
export const findingsOf = ({ key, look, title, advice }: Check, facts: Facts): Finding[] =>
  (look?.(facts) ?? []).map(({ level, figures, name = '' }) => {
    const found = { key: name ? `${key}:${name}` : key, level };
    if (level === 'good') return { ...found, title: name ? `${name}: ${figures}` : figures, advice: '' };
    return { ...found, title: named(title, name) + (figures && `: ${figures}`), advice: named(advice, name) };
  });
