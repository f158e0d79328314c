import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';

type Container = {
  name: string;
  env?: { valueFrom?: { secretKeyRef?: { key: string } } }[];
  securityContext?: object;
  resources?: { limits?: { memory?: string } };
  startupProbe?: object;
  readinessProbe?: object;
};
type Policy = {
  podSelector: { matchLabels?: { app: string }; matchExpressions?: { values: string[] }[] };
  egress?: { ports: { port: number }[] }[];
};
type PodSpec = { containers: Container[]; securityContext?: object; automountServiceAccountToken?: boolean };
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: Record<string, unknown>;
};

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  // The Prometheus operator's own kinds are in no schema of Kubernetes.
  (file) => file.endsWith('.yaml') && !/(kustomization|pod-monitor)[.]yaml$/.test(file),
);
const manifests = files.flatMap((file) =>
  parseAllDocuments(readFileSync(path.join(__dirname, file), 'utf8')).map(
    (document) =>
      [`${file} ${document.get('kind')}/${document.getIn(['metadata', 'name'])}`, document.toJS()] as [
        string,
        Manifest,
      ],
  ),
);

const podOf = ({ kind, spec }: Manifest): PodSpec | undefined => {
  const found = spec as {
    template?: { spec: PodSpec };
    jobTemplate?: { spec: { template: { spec: PodSpec } } };
  };
  if (kind === 'CronJob') return found.jobTemplate?.spec.template.spec;
  return kind === 'Deployment' || kind === 'Job' ? found.template?.spec : undefined;
};

it.each(manifests)("%s is valid by Kubernetes' schemas", (_, manifest) => {
  const { apiVersion, kind } = manifest;
  const { [kind]: Model } = require(`kubernetes-models/${apiVersion}/${kind}`);
  expect(() => new Model(manifest).validate()).not.toThrow();
});

const pods = manifests.flatMap(([name, manifest]) => {
  const pod = podOf(manifest);
  return pod ? ([[name, pod, manifest]] as [string, PodSpec, Manifest][]) : [];
});

it.each(pods)('%s runs without privileges and within limits', (_, pod, { kind }) => {
  expect(pod.automountServiceAccountToken).toBe(false);
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true });
  for (const container of pod.containers) {
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources?.limits?.memory).toBeDefined();
    if (kind === 'Deployment') expect(container.readinessProbe).toBeDefined();
  }
});

const ofKind = (wanted: string) =>
  manifests.flatMap(([, manifest]) => (manifest.kind === wanted ? [manifest] : []));
const named = (kind: string) => ofKind(kind).map(({ metadata }) => metadata.name);
const policies = ofKind('NetworkPolicy').map(({ spec }) => spec as unknown as Policy);

const replicated = ['auth', 'gateway', 'leads', 'leads-worker', 'metrics'];

it('scales, spreads and moves replicas without an outage', () => {
  expect(named('HorizontalPodAutoscaler').sort()).toEqual(replicated);
  expect(named('PodDisruptionBudget').sort()).toEqual(replicated);
  for (const [, pod, { metadata }] of pods.filter(([, , { metadata }]) => replicated.includes(metadata.name)))
    expect([metadata.name, pod]).toEqual([
      metadata.name,
      expect.objectContaining({
        topologySpreadConstraints: expect.anything(),
        containers: [expect.objectContaining({ startupProbe: expect.anything() })],
      }),
    ]);
});

it('denies whatever no policy allows, and lets somebody reach each of them', () => {
  expect(policies).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  expect(policies.map(({ podSelector }) => podSelector.matchLabels?.app)).toEqual(
    expect.arrayContaining(replicated),
  );
});

const portsOutOf = (app: string): number[] =>
  policies
    .filter(
      ({ podSelector: { matchLabels, matchExpressions } }) =>
        matchLabels?.app === app || matchExpressions?.some(({ values }) => values.includes(app)),
    )
    .flatMap(({ egress = [] }) => egress.flatMap(({ ports }) => ports.map(({ port }) => port)));

/** The port that a pod has to reach for a setting of its own. */
const portOfSetting: Record<string, number> = {
  DATABASE_URL: 5432,
  REDIS_URL: 6379,
  SMTP_URL: 587,
  BACKUP_S3_URL: 443,
  WATCHED: 3000,
};

it('lets each pod go where its settings lead, and nowhere else', () => {
  for (const [, pod] of pods) {
    const [{ name = '', env = [] } = {}] = pod.containers as { name?: string; env?: { name: string }[] }[];
    const needed = env.flatMap((setting) => portOfSetting[setting.name] ?? []);
    expect([name, portsOutOf(name)]).toEqual([name, expect.arrayContaining(needed)]);
    for (const port of [5432, 6379, 587])
      expect([name, port, portsOutOf(name).includes(port)]).toEqual([name, port, needed.includes(port)]);
  }
});

it('deletes old backups, and lets the watchdog see how old the last one is', () => {
  const podNamed = (name: string) =>
    pods.find(([, , { metadata }]) => metadata.name === name)?.[1] as PodSpec & { volumes: object[] };
  expect(podNamed('backup').containers[0]).toMatchObject({ command: ['node', expect.anything(), 'once'] });
  for (const name of ['backup', 'watchdog']) {
    expect(podNamed(name).containers[0]?.env).toContainEqual({ name: 'BACKUP_DIR', value: '/backups' });
    expect(podNamed(name).volumes).toContainEqual({
      name: 'backups',
      persistentVolumeClaim: { claimName: 'backups' },
    });
  }
});

it('has an example of each secret that a pod takes', () => {
  const example = readFileSync(path.join(__dirname, 'overlays/managed/secret.env.example'), 'utf8');
  const taken = pods.flatMap(([, pod]) =>
    pod.containers.flatMap(({ env = [] }) =>
      env.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []),
    ),
  );
  expect(taken.length).toBeGreaterThan(20);
  expect(taken.filter((key) => !example.includes(`\n${key}=`))).toEqual([]);
});

it('leaves Postgres connections with every autoscaler at its largest, and one more of each during an update', () => {
  const perProcess: Record<string, number> = { auth: 5 + 2, leads: 5 + 2, 'leads-worker': 5 + 1, metrics: 5 };
  // Backup, watchdog, migration, toolbox, Postgres' own reserve.
  const others = 12;
  const sum = ofKind('HorizontalPodAutoscaler').reduce(
    (total, { metadata, spec }) => total + (Number(spec.maxReplicas) + 1) * (perProcess[metadata.name] ?? 0),
    others,
  );
  expect(sum).toBeLessThan(200);
});
