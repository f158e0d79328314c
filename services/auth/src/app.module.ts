import { PlatformModule } from '@golghar/platform';
import { LETTER_WRITER, MailModule, Postbox } from '@golghar/platform/mail';
import { type DynamicModule, Module } from '@nestjs/common';
import { AccountLinkRepository } from './links/account-link.repository';
import { LinkController } from './links/link.controller';
import { LinkService } from './links/link.service';
import { linkLetters } from './links/link-letters';
import { PasswordController } from './passwords/password.controller';
import { PasswordService } from './passwords/password.service';
import { PasswordHasher } from './passwords/password-hasher';
import { SessionRepository } from './sessions/session.repository';
import { SessionKeeper } from './sessions/session-keeper';
import { AUTH_SETTINGS, type AuthSettings } from './settings';
import { SignInController } from './sign-in/sign-in.controller';
import { SignInService } from './sign-in/sign-in.service';
import { SignInFailures } from './sign-in/sign-in-failures';
import { UserController } from './users/user.controller';
import { UserRepository } from './users/user.repository';
import { UserService } from './users/user.service';
import { UserList } from './users/user-list';

@Module({})
export class AppModule {
  static forRoot(settings: AuthSettings): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.forRoot({ service: 'auth', settings }), MailModule.forRoot(settings)],
      controllers: [SignInController, PasswordController, UserController, LinkController],
      providers: [
        { provide: AUTH_SETTINGS, useValue: settings },
        UserRepository,
        SessionRepository,
        SessionKeeper,
        SignInService,
        SignInFailures,
        PasswordService,
        PasswordHasher,
        UserService,
        UserList,
        LinkService,
        AccountLinkRepository,
        { provide: LETTER_WRITER, useValue: linkLetters(settings) },
        Postbox,
      ],
    };
  }
}
