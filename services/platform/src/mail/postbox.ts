import { Inject, Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { SendMailOptions } from 'nodemailer';
import { DataSource, type EntityManager } from 'typeorm';
import { RepeatedTask } from '../tasks/repeated-task';
import { backOff, isGivenUp } from './back-off';
import { MailServer } from './mail-server';
import { MAIL_SETTINGS, type MailSettings } from './mail-settings';

/** Milliseconds between looks into the table. */
const lookEvery = 1000;

/** One mail server that hangs must not hold up every other letter. */
const parallel = 4;

/** Longer than the longest attempt: 10 s to connect, 10 s to greet, 30 s of silence after each command. */
const longestAttempt = '3min';

/** What a letter is about; its words are made from it. */
export type Letter = { id: string; kind: string; subjectId: string };

/** What differs from letter to letter; sender and Message-ID are the postbox's. */
export type LetterWords = Pick<SendMailOptions, 'to' | 'subject' | 'text' | 'html' | 'list'> & {
  headers?: Record<string, string>;
};

/** Writes a letter; undefined when nobody wants it any more. */
export type LetterWriter = (letter: Letter, manager: EntityManager) => Promise<LetterWords | undefined>;

/** For injection of a service's {@link LetterWriter}. */
export const LETTER_WRITER = Symbol('letter writer');

type DueLetter = Letter & { attempts: number; queuedAt: Date };

/**
 * Sends the letters of a service's `letter` table, each until the mail server has taken it: attempts back off
 * and end after five days, as for alerts. They need no queue: there are few, and nobody counts the milliseconds.
 */
@Injectable()
export class Postbox implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Postbox.name);
  private readonly task = new RepeatedTask(() => this.run(), lookEvery);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(MAIL_SETTINGS) private readonly settings: MailSettings,
    @Inject(LETTER_WRITER) private readonly write: LetterWriter,
    private readonly mailServer: MailServer,
  ) {}

  onModuleInit(): void {
    this.task.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.task.stop();
  }

  private async run(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: parallel }, () => this.sendAllDue()));
    } catch (err) {
      this.logger.warn({ err }, 'the letters could not be read; trying again');
    }
  }

  private async sendAllDue(): Promise<void> {
    while (await this.sendOne());
  }

  /** Sends the letter that is due longest; false when there is none. */
  private sendOne(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      await manager.query(`SET LOCAL idle_in_transaction_session_timeout = '${longestAttempt}'`);
      const [letter]: DueLetter[] = await manager.query(
        `SELECT id, kind, subject_id AS "subjectId", attempts, queued_at AS "queuedAt" FROM letter
         WHERE state = 'queued' AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (!letter) return false;
      await this.send(letter, manager);
      return true;
    });
  }

  private async send(letter: DueLetter, manager: EntityManager): Promise<void> {
    const words = await this.write(letter, manager);
    if (!words) return this.record(manager, letter, 'void', null);
    const { headers, ...mail } = words;
    const { kind, answer } = await this.mailServer.send({
      ...mail,
      from: this.settings.MAIL_FROM,
      messageId: `<${letter.id}@${this.settings.MAIL_FROM.address.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    });
    if (kind === 'sent') return this.record(manager, letter, 'sent', answer);
    if (kind === 'refused' || isGivenUp(letter.queuedAt))
      return this.record(manager, letter, 'failed', answer);
    this.logger.warn({ letterId: letter.id }, `a letter is put off: ${answer}`);
    await manager.query(
      `UPDATE letter SET attempts = attempts + 1, answer = $2,
         next_attempt_at = clock_timestamp() + make_interval(secs => $3) WHERE id = $1`,
      [letter.id, answer, backOff(letter.attempts + 1)],
    );
  }

  private async record(
    manager: EntityManager,
    { id }: Letter,
    state: 'sent' | 'failed' | 'void',
    answer: string | null,
  ): Promise<void> {
    await manager.query(
      `UPDATE letter SET state = $2, attempts = attempts + 1, answer = $3,
         sent_at = CASE $2 WHEN 'sent' THEN now() END WHERE id = $1`,
      [id, state, answer],
    );
  }
}
