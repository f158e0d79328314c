import { Module } from '@nestjs/common';
import { AlertController } from './alert.controller';
import { ResendService } from './resend.service';

/** What staff do with alerts; sending them is the worker's. */
@Module({ controllers: [AlertController], providers: [ResendService] })
export class AlertsModule {}
