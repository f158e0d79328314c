import type { HistoryBreak } from '@golghar/contracts';
import type { HistoryDayEntity } from './history-day.entity';
import type { SealRow } from './history-seals.sql';
import { firstPrevious, hashOf } from './seal';

type Reported = Pick<HistoryBreak, 'day' | 'fault' | 'source' | 'entryId' | 'leadId'>;

/** Follows the chain from seal to seal and from day to day, and collects where it is broken. */
export class ChainCheck {
  readonly breaks: HistoryBreak[] = [];
  /** Those that are looked at. */
  readonly days: readonly HistoryDayEntity[];
  entries = 0;
  private readonly known: ReadonlyMap<string, HistoryDayEntity>;
  private current: { day: string; position: number; head: Buffer } | undefined;
  private readonly seen = new Set<string>();

  /** @param all of the days that ever were, oldest first */
  constructor(all: readonly HistoryDayEntity[], since: string) {
    this.days = all.filter(({ day }) => day >= since);
    this.known = new Map(all.map((day) => [day.day, day]));
    let head: Buffer = firstPrevious;
    for (const day of all) {
      if (!day.previous.equals(head)) this.reportDay(day.day);
      head = day.head;
    }
  }

  report({ day, fault, source, entryId, leadId }: Reported): void {
    this.breaks.push({ day, fault, source, entryId, leadId });
  }

  /** The next seal, in their order. */
  add(seal: SealRow): void {
    if (this.current?.day !== seal.day) this.begin(seal.day);
    const { current } = this;
    if (!current) return;
    const follows = seal.position === current.position + 1 && hashOf(current.head, seal).equals(seal.hash);
    if (!follows) this.report({ ...seal, fault: 'resealed' });
    current.position = seal.position;
    // One broken place does not break all that follow.
    current.head = seal.hash;
    this.entries += 1;
  }

  end(): void {
    this.endDay();
    for (const { day } of this.days) if (!this.seen.has(day)) this.reportDay(day);
  }

  private begin(day: string): void {
    this.endDay();
    this.seen.add(day);
    this.current = { day, position: 0, head: this.known.get(day)?.previous ?? firstPrevious };
  }

  private endDay(): void {
    if (!this.current) return;
    const { day, position, head } = this.current;
    const stored = this.known.get(day);
    if (!stored || stored.entries !== position || !stored.head.equals(head)) this.reportDay(day);
  }

  private reportDay(day: string): void {
    this.report({ day, fault: 'resealed', source: null, entryId: null, leadId: null });
  }
}
