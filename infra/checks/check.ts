import type { Facts } from './facts';

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
