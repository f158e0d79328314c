import type { AlertFlow, WatchdogReport } from '@golghar/contracts';
import { Gauge, Registry } from 'prom-client';

const registry = new Registry();

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `golghar_${name}`, help, labelNames, registers: [registry] });

const outboxOldest = gauge('outbox_oldest_seconds', 'How long the oldest enquiry in the outbox has waited');
const alertOldest = gauge('alert_oldest_seconds', 'How long the oldest alert has waited');
const waiting = gauge('alerts_waiting', 'Alerts that are not sent yet');
const parked = gauge('alerts_parked', 'Alerts that the mail server will never take');
const incidents = gauge('incidents', 'What the watchdog has found to be wrong');
const failing = gauge('failing', 'What a check has found to be wrong', ['check', 'name']);
const isUp = gauge('process_up', 'Whether a process answers', ['process']);
const freeDisk = gauge('disk_free_ratio', 'Part of a disk that is free', ['path']);
const lastBackup = gauge('last_backup_timestamp_seconds', 'When the last backup was made; 0: never');

/** Publishes the findings of the last round as metrics. */
export function recordMetrics(report: WatchdogReport, alerts: AlertFlow | undefined): void {
  incidents.set(report.incidents.length);
  failing.reset();
  for (const { key } of report.incidents) {
    const [check = '', ...name] = key.split(':');
    failing.set({ check, name: name.join(':') }, 1);
  }
  lastBackup.set(report.lastBackupAt ? Date.parse(report.lastBackupAt) / 1000 : 0);
  // Processes come and go.
  isUp.reset();
  for (const process of report.processes) isUp.set({ process: process.name }, Number(process.isUp));
  for (const { path, freeBytes, totalBytes } of report.disks) freeDisk.set({ path }, freeBytes / totalBytes);
  if (!alerts) return;
  outboxOldest.set(alerts.outboxSeconds ?? 0);
  alertOldest.set(alerts.waitingSeconds ?? 0);
  waiting.set(alerts.waiting);
  parked.set(alerts.parked);
}

export const readMetrics = (): Promise<string> => registry.metrics();
