import { api, type ResponseOf } from '@golghar/contracts';
import { CurrentUser, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { TodayService } from './today.service';

@Controller()
export class TodayController {
  constructor(private readonly todays: TodayService) {}

  @Route(api.today)
  today(@CurrentUser() user: SignedIn): Promise<ResponseOf<typeof api.today>> {
    return this.todays.today(user);
  }
}
