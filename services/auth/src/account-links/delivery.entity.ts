import { DeliveryColumns } from '@golghar/platform/deliveries';
import { Entity } from 'typeorm';

/** Something that has to leave: the e-mails with links. */
@Entity('delivery')
export class DeliveryEntity extends DeliveryColumns {}
