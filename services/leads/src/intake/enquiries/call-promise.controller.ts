import { afterOpenMinutes, api, promiseMinutes, type ResponseOf } from '@golghar/contracts';
import { Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { BusinessHours } from '../../team/lead-settings/business-hours';

@Controller()
export class CallPromiseController {
  constructor(private readonly hours: BusinessHours) {}

  @Route(api.callPromise)
  promise(): ResponseOf<typeof api.callPromise> {
    const calendar = this.hours.current;
    const callBy = afterOpenMinutes(new Date(), promiseMinutes, calendar).toISOString();
    return { callBy, closedDays: [...calendar.closedDays] };
  }
}
