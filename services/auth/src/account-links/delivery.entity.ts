import { DeliveryColumns } from '@golghar/platform/deliveries';
import { Entity } from 'typeorm';

/** The e-mails that carry links, to be sent or already sent. */
@Entity('delivery')
export class DeliveryEntity extends DeliveryColumns {}
