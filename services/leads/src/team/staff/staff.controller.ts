import { api, type ResponseOf } from '@golghar/contracts';
import { Route } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { StaffRepository } from './staff.repository';

@Controller()
export class StaffController {
  constructor(private readonly staff: StaffRepository) {}

  @Route(api.listStaff)
  async list(): Promise<ResponseOf<typeof api.listStaff>> {
    const staff = await this.staff.findActive();
    return { staff: staff.map(({ id, name, role }) => ({ id, name, role })) };
  }
}
