import { PassThrough, type Readable } from 'node:stream';
import { type LeadEvent, leadEventSchema } from '@golghar/contracts';
import { Authenticator, measureNow, PostgresListener, type SignedIn } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { enquiryStoredChannel } from '../../intake/enquiries/enquiry-writer';
import { findLimits, isShown, limitOf } from '../../team/lead-settings';
import { type Audience, leadChangedChannel } from './lead-channel';

/** How often a stream sends a heartbeat and its session is checked. */
const heartbeatIntervalMs = 5000;

/** What a browser waits before it reconnects. */
const retryMs = 1000;

/** A reader this slow has gone. */
const maxUnreadBytes = 64 * 1024;

/** Tabs share one stream of their browser, so that even eight are many for one session. */
const maxPerSession = 8;

/** Under load one event stands for all enquiries of this time. */
const enquiryIntervalMs = 500;

/** Whose stream it is; `limit` is their id if they see only their own and unassigned leads. */
type Reader = { user: Pick<SignedIn, 'id' | 'role' | 'sessionId'>; limit: string | undefined };

const dataOf = (event: LeadEvent): string => `data: ${JSON.stringify(event)}\n\n`;

/**
 * Open streams of server-sent events: what happened to leads, in whichever process, as Postgres notifies. A stream ends with its
 * session: then the browser reconnects, is refused, and its page asks for a sign-in. Streams don't keep a session alive.
 */
@Injectable()
export class EventStreams implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(EventStreams.name);
  private readonly open = new Map<PassThrough, Reader>();
  private heartbeat: NodeJS.Timeout | undefined;
  private enquiries: NodeJS.Timeout | undefined;
  private enquiriesAt = 0;
  /** When something last happened, or may have; by `performance.now()`. */
  private lastEventAt = performance.now();

  constructor(
    private readonly listener: PostgresListener,
    private readonly sessions: Authenticator,
    private readonly database: DataSource,
  ) {}

  async onModuleInit(): Promise<void> {
    this.heartbeat = setInterval(() => void this.sendHeartbeat(), heartbeatIntervalMs);
    measureNow('golghar_event_streams', 'Open streams of events', () => this.open.size);
    // Some may have been lost: then everything on the screen has to be fetched again.
    const onListening = () => this.emit('event: missed\ndata: {}\n\n');
    await Promise.all([
      this.listener.listen(enquiryStoredChannel, { onNotification: () => this.emitEnquiries(), onListening }),
      this.listener.listen(leadChangedChannel, {
        onNotification: (payload) => this.emitChange(payload),
        onListening,
      }),
    ]);
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.enquiries);
    for (const stream of this.open.keys()) stream.end();
  }

  /**
   * A stream of all events from now on. A session at its maximum loses its oldest stream, which is told so that it does not
   * reconnect by itself.
   */
  async add(user: Reader['user']): Promise<Readable> {
    const limit = await limitOf(this.database.manager, user);
    const own = [...this.open].filter(([, reader]) => reader.user.sessionId === user.sessionId);
    const [[oldest] = []] = own;
    if (own.length >= maxPerSession && oldest) this.replace(oldest);
    const stream = new PassThrough();
    this.open.set(stream, { user, limit });
    stream.once('close', () => this.open.delete(stream));
    stream.write(
      `retry: ${retryMs}\n\nevent: opened\ndata: ${Math.floor(performance.now() - this.lastEventAt)}\n\n`,
    );
    return stream;
  }

  private replace(stream: PassThrough): void {
    this.open.delete(stream);
    stream.end('event: replaced\ndata: {}\n\n');
    // A reader that does not read gets no time to finish.
    setTimeout(() => stream.destroy(), heartbeatIntervalMs).unref();
  }

  private emit(text: string, audience: Audience = {}): void {
    this.lastEventAt = performance.now();
    this.writeTo(audience, text);
  }

  private emitChange(payload: string): void {
    const notice: Audience = JSON.parse(payload);
    const event = leadEventSchema.safeParse(notice);
    if (!event.success) return;
    // Having a lead open changes nothing that a page would have to fetch again.
    if (event.data.kind === 'viewing') this.writeTo(notice, dataOf(event.data));
    else this.emit(dataOf(event.data), notice);
  }

  /** Sends the first at once, and one more after the interval for everything in between. */
  private emitEnquiries(): void {
    this.lastEventAt = performance.now();
    this.enquiries ??= setTimeout(
      () => {
        this.enquiries = undefined;
        this.enquiriesAt = performance.now();
        this.emit(dataOf({ kind: 'enquiry' }));
      },
      this.enquiriesAt + enquiryIntervalMs - performance.now(),
    );
  }

  private writeTo(audience: Audience, text: string): void {
    for (const [stream, reader] of this.open) {
      if (!canHear(reader, audience)) continue;
      if (stream.readableLength > maxUnreadBytes) stream.destroy();
      else stream.write(text);
    }
  }

  private async sendHeartbeat(): Promise<void> {
    if (this.open.size === 0) return;
    this.writeTo({}, ': here\n\n');
    try {
      const readers = [...this.open.values()];
      // An admin may have changed who sees which leads.
      const limitOf = await findLimits(this.database.manager);
      const live = await this.sessions.findLiveSessions([
        ...new Set(readers.map(({ user }) => user.sessionId)),
      ]);
      for (const [stream, reader] of this.open) {
        if (!live.has(reader.user.sessionId)) stream.end();
        else reader.limit = limitOf(reader.user);
      }
    } catch (err) {
      this.logger.warn({ err }, 'failed to check the sessions of open streams');
    }
  }
}

/** An event for one person goes to nobody else, and a colleague's lead to nobody who may not see it. */
function canHear({ user, limit }: Reader, { to, owners }: Audience): boolean {
  if (to !== undefined) return to === user.id;
  return owners === undefined || owners.some((owner) => isShown(limit, owner));
}
