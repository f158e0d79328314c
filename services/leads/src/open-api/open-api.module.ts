import { Module } from '@nestjs/common';
import { OpenApiController } from './open-api.controller';

/** What the API can do, for programs and for people who write them. */
@Module({ controllers: [OpenApiController] })
export class OpenApiModule {}
