import { PassThrough, type Readable } from 'node:stream';
import { AppError, measureNow, type SignedIn, WhoAsks } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { isShown, LeadAccess } from '../../team/lead-settings/lead-access';
import { type Audience, EventHub } from './event-hub';

/** How often a stream says that it is there and its session is checked. */
const heartbeatIntervalMs = 5000;

/** What a browser waits before it comes back. */
const retryMs = 1000;

/** Somebody who reads this slowly is gone. */
const maxUnreadBytes = 64 * 1024;

/** Tabs share one stream of their browser, so that even eight are many for one session. */
const maxPerSession = 8;

/** Some 50 KB each (`make bench`): all of them fit into this process beside its other work. */
const maxStreams = 2000;

/** Whoever finds no room comes back after so long. */
const retryAfterSeconds = 30;

/** Whose stream it is; `limit` is their id when they see their own and unassigned leads alone. */
type Reader = { user: Pick<SignedIn, 'id' | 'role' | 'sessionId'>; limit: string | undefined };

/**
 * Open streams of server-sent events. A stream ends with its session: then the browser comes back, is refused, and
 * its page asks for a sign-in. Streams don't keep a session alive.
 */
@Injectable()
export class EventStreams implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(EventStreams.name);
  /** Oldest first. */
  private readonly open = new Map<PassThrough, Reader>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: EventHub,
    private readonly sessions: WhoAsks,
    private readonly access: LeadAccess,
  ) {}

  onModuleInit(): void {
    this.hub.subscribe((event, audience) =>
      this.writeTo(
        audience,
        event === 'missed' ? 'event: missed\ndata: {}\n\n' : `data: ${JSON.stringify(event)}\n\n`,
      ),
    );
    this.timer = setInterval(() => void this.sendHeartbeat(), heartbeatIntervalMs);
    measureNow('golghar_event_streams', 'Open streams of events', () => this.open.size);
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const stream of this.open.keys()) stream.end();
  }

  /**
   * A stream of all events from now on. A session that has as many as it may have loses its oldest, which is told so
   * that it does not come back by itself.
   * @throws AppError unavailable when the process holds as many as it can
   */
  async add(user: Reader['user']): Promise<Readable> {
    const limit = await this.access.limitOf(user);
    const own = [...this.open].filter(([, reader]) => reader.user.sessionId === user.sessionId);
    const [[oldest] = []] = own;
    if (own.length >= maxPerSession && oldest) this.replace(oldest);
    else if (this.open.size >= maxStreams)
      throw new AppError('unavailable', { retryAfter: retryAfterSeconds });
    const stream = new PassThrough();
    this.open.set(stream, { user, limit });
    stream.once('close', () => this.open.delete(stream));
    stream.write(`retry: ${retryMs}\n\nevent: opened\ndata: ${Math.floor(this.hub.quietMs)}\n\n`);
    return stream;
  }

  private replace(stream: PassThrough): void {
    this.open.delete(stream);
    stream.end('event: replaced\ndata: {}\n\n');
    // Who does not read gets no time to.
    setTimeout(() => stream.destroy(), heartbeatIntervalMs).unref();
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
      // An admin may have decided anew who sees which leads.
      const limitOf = await this.access.limits();
      const live = await this.sessions.stillLive([...new Set(readers.map(({ user }) => user.sessionId))]);
      for (const [stream, reader] of this.open) {
        if (!live.has(reader.user.sessionId)) stream.end();
        else reader.limit = limitOf(reader.user);
      }
    } catch (err) {
      this.logger.warn({ err }, 'failed to check the sessions of open streams');
    }
  }
}

/** What is for one person is for nobody else, and a lead of a colleague is none for those who don't see it. */
function canHear({ user, limit }: Reader, { to, owners }: Audience): boolean {
  if (to !== undefined) return to === user.id;
  return owners === undefined || owners.some((owner) => isShown(limit, owner));
}
