import { api } from '@golghar/contracts';
import { Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { StaffRepository } from './staff.repository';

@Controller()
export class StaffController {
  constructor(private readonly staff: StaffRepository) {}

  @Route(api.listStaff)
  async list() {
    return { staff: await this.staff.findActive() };
  }
}
