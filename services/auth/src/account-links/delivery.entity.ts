import { DeliveryColumns } from '@golghar/platform/deliveries';
import { Check, Entity } from 'typeorm';

/** The e-mails that carry links, to be sent or already sent. */
@Entity('delivery')
@Check('delivery_channel_check', `channel IN ('email', 'http')`)
export class DeliveryEntity extends DeliveryColumns {}
