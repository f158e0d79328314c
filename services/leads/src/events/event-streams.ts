import { PassThrough, type Readable } from 'node:stream';
import { LiveSessions } from '@golghar/platform';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { EventHub } from './event-hub';

/** How often a stream says that it is there and its session is looked at (milliseconds). */
const pulse = 5000;

/** What a browser waits before it comes back (milliseconds). */
const retry = 1000;

/** Somebody who reads this slowly is gone. */
const mostUnread = 64 * 1024;

/**
 * Open streams of server-sent events. A stream ends with its session: then the browser comes back, is refused, and
 * its page asks for a sign-in. Streams don't keep a session alive.
 */
@Injectable()
export class EventStreams implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(EventStreams.name);
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
    this.timer = setInterval(() => void this.beat(), pulse);
  }

  /** Before the server waits for its connections to end. */
  onModuleDestroy(): void {
    clearInterval(this.timer);
    for (const stream of this.open.keys()) stream.end();
  }

  add(sessionId: string): Readable {
    const stream = new PassThrough();
    this.open.set(stream, sessionId);
    stream.once('close', () => this.open.delete(stream));
    stream.write(`retry: ${retry}\n\n`);
    return stream;
  }

  private writeToAll(text: string): void {
    for (const stream of this.open.keys()) {
      if (stream.readableLength > mostUnread) stream.destroy();
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
      this.logger.warn({ err }, 'sessions of open streams could not be looked at');
    }
  }
}
