import { stringify } from 'yaml';
import { named } from './check';
import { checks } from './checks';

const heading =
  '# Written by make settings from infra/checks/checks.ts, for the file prometheus.yml beside it; change that instead.\n';

/** The text of infra/monitoring/alerts.yml: a rule of Prometheus for each check that has one. */
export function alertRules(): string {
  const rules = checks.flatMap(({ key, title, advice, rule }) => {
    if (!rule) return [];
    const { alert, severity, expr } = rule;
    const name = `{{ $labels.${expr ? 'service' : 'name'} }}`;
    const annotations = { summary: named(title, name), action: `${named(advice, name)}.` };
    const found = `golghar_failing{check="${key}"} > 0`;
    return [{ alert, expr: expr ?? found, for: rule.for, labels: { severity }, annotations }];
  });
  return heading + stringify({ groups: [{ name: 'golghar', rules }] }, { lineWidth: 0 });
}
