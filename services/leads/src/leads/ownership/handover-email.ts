import { backOfficePaths, type EmailKind, leadPath, serviceLabels } from '@golghar/contracts';
import type { EmailContent, EmailRenderer, Message } from '@golghar/platform/deliveries';
import { isolate, noticeEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import { WORKER_SETTINGS, type WorkerSettings } from '../../settings';
import type { StaffRow } from '../../team/staff/staff.repository';
import { StaffRepository } from '../../team/staff/staff.repository';
import { findHandedOver, type HandedOverRow } from './ownership.sql';

/** Kind of the e-mail that tells somebody of leads that are theirs now. */
export const handoverEmailKind = 'handover' satisfies EmailKind;

/** What is said of leads, the newest first, to whom they belong now. */
export function handoverEmail(
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
  leads: readonly HandedOverRow[],
  publicUrl: string,
): EmailContent | undefined {
  const [first] = leads;
  if (!first) return undefined;
  const { total, authorName, note } = first;
  const isOne = total === 1;
  const giver = authorName ? `${isolate(authorName)} gave you` : 'You were given';
  const lines = leads.map(
    (lead) =>
      `${isolate(lead.name)}, ${serviceLabels[lead.service]}${lead.city ? `, ${isolate(lead.city)}` : ''}`,
  );
  const rest = total > leads.length ? [`… and ${total - leads.length} more.`] : [];
  return {
    to: { name, address: email },
    subject: isOne
      ? `Yours now: ${isolate(first.name)}, ${serviceLabels[first.service]}`
      : `Yours now: ${total} leads`,
    ...noticeEmail({
      title: isOne ? 'A lead is yours now' : `${total} leads are yours now`,
      paragraphs: [
        `${giver} ${isOne ? 'this lead' : 'these leads'}.`,
        ...(note ? [`“${isolate(note)}”`] : []),
        ...lines,
        ...rest,
      ],
      button: isOne
        ? { label: 'Open the lead', href: `${publicUrl}${leadPath(first.id)}` }
        : { label: 'Open your leads', href: `${publicUrl}${backOfficePaths.leads}?owner=me` },
      remark: 'You get this mail because you work here and the lead belongs to you.',
    }),
  };
}

/** Leads that an e-mail names; more are a number. */
const maxNamed = 20;

/** Who lost the leads again meanwhile, or left, needs none. */
@Injectable()
export class HandoverMessage implements Message {
  readonly kind = handoverEmailKind;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>,
    private readonly staff: StaffRepository,
  ) {}

  readonly render: EmailRenderer = async ({ subjectId }, manager) => {
    const leads: HandedOverRow[] = await manager.query(findHandedOver, [subjectId, maxNamed]);
    const [first] = leads;
    const receiver = first && (await this.staff.findOneActive(manager, first.toId));
    return receiver && handoverEmail(receiver, leads, this.settings.PUBLIC_URL);
  };
}
