import { type LeadEvent, leadEventSchema } from '@golghar/contracts';
import { PostgresListener } from '@golghar/platform';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import * as z from 'zod/mini';
import { enquiryStoredChannel } from '../../intake/enquiries/enquiry.repository';
import { LEADS_SETTINGS, type LeadsSettings } from '../../settings';
import { leadChangedChannel } from './lead-channel';

/** Who may hear of an event: {@link canHear} asks. Undefined stands for everybody. */
export type Audience = { to?: string; owners?: readonly (string | null)[] };

type Listener = (event: LeadEvent | 'missed', audience: Audience) => void;

/** Of a notification; an event itself does not tell it. */
const audienceSchema = z.object({
  to: z.optional(z.string()),
  owners: z.optional(z.array(z.nullable(z.string()))),
});

/** Under load one event stands for all enquiries of this time. */
const enquiryIntervalMs = 500;

/** Hears from Postgres what happened to leads, in whichever process, and passes it on. */
@Injectable()
export class EventHub implements OnModuleInit, OnModuleDestroy {
  private readonly listeners = new Set<Listener>();
  private readonly sources: PostgresListener[];
  private timer: NodeJS.Timeout | undefined;
  private isDue = false;
  /** When something happened last, or may have; by `performance.now()`. */
  private lastEventAt = performance.now();

  constructor(@Inject(LEADS_SETTINGS) { DATABASE_URL: databaseUrl }: LeadsSettings) {
    const common = { databaseUrl, applicationName: 'leads-events', onListening: () => this.emit('missed') };
    this.sources = [
      new PostgresListener({
        ...common,
        channel: enquiryStoredChannel,
        onNotification: () => this.emitEnquiries(),
      }),
      new PostgresListener({
        ...common,
        channel: leadChangedChannel,
        onNotification: (payload) => this.emitChange(payload),
      }),
    ];
  }

  async onModuleInit(): Promise<void> {
    await Promise.all(this.sources.map((source) => source.open()));
  }

  async onModuleDestroy(): Promise<void> {
    clearTimeout(this.timer);
    await Promise.all(this.sources.map((source) => source.close()));
  }

  /**
   * Calls with each event from now on, and with `missed` when some may have been lost: then everything that is
   * shown has to be asked for again. Returns what ends it.
   */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Milliseconds since anything happened to any lead, as far as this process can know. */
  get quietMs(): number {
    return performance.now() - this.lastEventAt;
  }

  private emit(event: LeadEvent | 'missed', audience: Audience = {}): void {
    this.lastEventAt = performance.now();
    for (const listener of this.listeners) listener(event, audience);
  }

  private emitChange(payload: string): void {
    const notice = JSON.parse(payload);
    const event = leadEventSchema.safeParse(notice);
    if (event.success) this.emit(event.data, audienceSchema.parse(notice));
  }

  /** The first at once, and one more after the interval for all that came in it. */
  private emitEnquiries(): void {
    if (this.timer) {
      this.lastEventAt = performance.now();
      this.isDue = true;
      return;
    }
    this.emit({ kind: 'enquiry' });
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (!this.isDue) return;
      this.isDue = false;
      this.emitEnquiries();
    }, enquiryIntervalMs);
  }
}
