import type { TemplateChannel } from '@golghar/contracts';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Words for answers. */
@Entity('reply_template')
@Check('reply_template_channel_check', `channel IN ('email', 'whatsapp')`)
export class ReplyTemplateEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { default: 'email' })
  channel!: TemplateChannel;

  @Column('text')
  name!: string;

  @Column('text')
  subject!: string;

  @Column('text')
  text!: string;

  /** Nobody's is everybody's. */
  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId!: string | null;
}
