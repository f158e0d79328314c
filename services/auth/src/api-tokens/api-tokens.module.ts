import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module';
import { ApiTokenController } from './api-token.controller';
import { ApiTokenEntity } from './api-token.entity';
import { ApiTokenRepository } from './api-token.repository';
import { ApiTokenService } from './api-token.service';
import { ApiTokenUseListener } from './api-token-use.listener';

@Module({
  imports: [UsersModule, TypeOrmModule.forFeature([ApiTokenEntity])],
  controllers: [ApiTokenController],
  providers: [ApiTokenService, ApiTokenRepository, ApiTokenUseListener],
  exports: [ApiTokenRepository],
})
export class ApiTokensModule {}
