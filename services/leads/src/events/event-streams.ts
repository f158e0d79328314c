import { PassThrough, type Readable } from 'node:stream';
import { AppError, LiveSessions } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EventHub } from './event-hub';

/** How often a stream says that it is there and its session is checked. */
const pulseMs = 5000;

/** What a browser waits before it comes back. */
const retryMs = 1000;

/** Somebody who reads this slowly is gone. */
const mostUnreadBytes = 64 * 1024;

/** Tabs share one stream of their browser, so that even eight are many for one session. */
const mostPerSession = 8;

/** Some 10 KB each: all of them fit into this process beside its other work. */
const mostInAll = 2000;

/** Whoever finds no room comes back after so long. */
const retryAfterSeconds = 30;

/**
 * Open streams of server-sent events. A stream ends with its session: then the browser comes back, is refused, and
 * its page asks for a sign-in. Streams don't keep a session alive.
 */
@Injectable()
export class EventStreams implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(EventStreams.name);
  /** Oldest first. */
  private readonly open = new Map<PassThrough, string>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: EventHub,
    private readonly sessions: LiveSessions,
  ) {}

  onModuleInit(): void {
    this.hub.subscribe((event) =>
      this.writeToAll(
        event === 'missed' ? 'event: missed\ndata: {}\n\n' : `data: ${JSON.stringify(event)}\n\n`,
      ),
    );
    this.timer = setInterval(() => void this.beat(), pulseMs);
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
  add(sessionId: string): Readable {
    const own = [...this.open].filter(([, owner]) => owner === sessionId);
    const [[oldest] = []] = own;
    if (own.length >= mostPerSession && oldest) this.replace(oldest);
    else if (this.open.size >= mostInAll)
      throw new AppError('unavailable', { retryAfter: retryAfterSeconds });
    const stream = new PassThrough();
    this.open.set(stream, sessionId);
    stream.once('close', () => this.open.delete(stream));
    stream.write(`retry: ${retryMs}\n\n`);
    return stream;
  }

  private replace(stream: PassThrough): void {
    this.open.delete(stream);
    stream.end('event: replaced\ndata: {}\n\n');
    // Who does not read gets no time to.
    setTimeout(() => stream.destroy(), pulseMs).unref();
  }

  private writeToAll(text: string): void {
    for (const stream of this.open.keys()) {
      if (stream.readableLength > mostUnreadBytes) stream.destroy();
      else stream.write(text);
    }
  }

  private async beat(): Promise<void> {
    if (this.open.size === 0) return;
    this.writeToAll(': here\n\n');
    try {
      const live = await this.sessions.stillLive([...new Set(this.open.values())]);
      for (const [stream, sessionId] of this.open) if (!live.has(sessionId)) stream.end();
    } catch (err) {
      this.logger.warn({ err }, 'sessions of open streams could not be checked');
    }
  }
}
