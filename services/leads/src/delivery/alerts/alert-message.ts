import type { Delivery, EmailContent, Message, Outcome, Outgoing } from '@golghar/platform/deliveries';
import { alertDelay, alertMails } from '@golghar/platform/metrics';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { AlertRepository, type SentAlert } from './alert.repository';
import { alertKind } from './alert-kinds';
import { AlertLinkMaker } from './links/alert-link-maker';
import { enquiryEmail } from './mail/enquiry-email';
import { officeClock } from './mail/fields';
import { wordlessEmail } from './mail/wordless-email';

/** Counts what came of a mail about alerts. */
export function measureAlerts(alerts: readonly SentAlert[], { kind }: Outcome): void {
  alertMails.inc({ outcome: kind });
  if (kind !== 'sent') return;
  for (const { about } of alerts) alertDelay.observe((Date.now() - about.lead.submittedAt.getTime()) / 1000);
}

/**
 * An alert whose words the mail server refuses: its reader is told without them, so that one stranger's words silence
 * nobody.
 */
export function withoutWords(
  alert: SentAlert,
  settings: Pick<WorkerSettings, 'PUBLIC_URL'>,
  clock: ReturnType<typeof officeClock>,
): Outgoing<EmailContent> {
  new Logger(withoutWords.name).warn(
    { ids: [alert.about.requestId] },
    'alert refused for its content; telling without its words',
  );
  return {
    about: [alert],
    content: wordlessEmail(alert.about, settings, clock),
    requestIds: [alert.about.requestId],
    answered: (outcome) => measureAlerts([alert], outcome),
  };
}

/** The alert about one lead, or its place in the next digest when its reader got too many mails in this minute. */
@Injectable()
export class AlertMessage implements Message {
  readonly kind = alertKind;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: WorkerSettings,
    private readonly alerts: AlertRepository,
    private readonly links: AlertLinkMaker,
    private readonly hours: BusinessHours,
  ) {}

  async compose(
    deliveries: readonly Delivery[],
    manager: EntityManager,
    underWay: readonly Delivery[],
  ): Promise<Outgoing<EmailContent>[]> {
    const now = await this.leaveToDigests(deliveries, manager, underWay);
    const alerts = await this.alerts.findContents(manager, now);
    const buttons = await this.links.make(manager, alerts);
    const clock = officeClock(this.hours.current);
    return alerts.map((alert) => ({
      about: [alert],
      content: enquiryEmail({ ...alert.about, buttons: buttons.get(alert.id) ?? [] }, this.settings, clock),
      requestIds: [alert.about.requestId],
      instead: () => [withoutWords(alert, this.settings, clock)],
      answered: (outcome) => measureAlerts([alert], outcome),
    }));
  }

  /** Answers which alerts go out now. Of several workers, each knows what the others have sent but not what they are sending. */
  private async leaveToDigests(
    deliveries: readonly Delivery[],
    manager: EntityManager,
    underWay: readonly Delivery[],
  ): Promise<readonly Delivery[]> {
    const ids = new Set(deliveries.map(({ id }) => id));
    const others = underWay.filter(({ id, kind }) => kind === alertKind && !ids.has(id));
    const recipients = [...new Set(deliveries.map(({ recipient }) => recipient ?? ''))];
    const sent = await this.alerts.countSent(manager, recipients);
    const now: Delivery[] = [];
    for (const recipient of recipients) {
      const theirs = deliveries.filter((delivery) => delivery.recipient === recipient);
      const count =
        (sent.get(recipient) ?? 0) + others.filter((other) => other.recipient === recipient).length;
      const free = Math.max(0, this.settings.ALERTS_PER_MINUTE - count);
      now.push(...theirs.slice(0, free));
      if (theirs.length > free) await this.alerts.moveToDigest(manager, theirs.slice(free));
    }
    return now;
  }
}
