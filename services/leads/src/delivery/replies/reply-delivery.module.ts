import { Module } from '@nestjs/common';
import { ReplyEmailRepository } from './reply-email.repository';

/** Answers on their way to the mail server; for the worker. */
@Module({ providers: [ReplyEmailRepository], exports: [ReplyEmailRepository] })
export class ReplyDeliveryModule {}
