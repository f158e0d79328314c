import { PlatformModule } from '@golghar/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { PasswordController } from './passwords/password.controller';
import { PasswordService } from './passwords/password.service';
import { PasswordHasher } from './passwords/password-hasher';
import { SessionRepository } from './sessions/session.repository';
import { SessionKeeper } from './sessions/session-keeper';
import { AUTH_SETTINGS, type AuthSettings } from './settings';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInService } from './sign-in/sign-in.service';
import { SignInFailures } from './sign-in/sign-in-failures';
import { UserRepository } from './users/user.repository';

@Module({})
export class AppModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot({ service: 'auth', settings })],
      controllers: [SignInController, PasswordController],
      providers: [
        { provide: AUTH_SETTINGS, useValue: settings },
        UserRepository,
        SessionRepository,
        SessionKeeper,
        SignInService,
        SignInFailures,
        PasswordService,
        PasswordHasher,
      ],
    };
  }
}
