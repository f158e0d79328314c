import { ReadinessChecks } from '@golghar/platform';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LeadsModule } from '../../leads/leads.module';
import { AlertRepository } from '../alerts/alert.repository';
import { AssignmentService } from '../assignment/assignment.service';
import { AssignmentTurnEntity } from '../assignment/assignment-turn.entity';
import { EnquiryTextEntity } from '../spam-review/enquiry-text.entity';
import { SpamReview } from '../spam-review/spam-review';
import { ArrivalSteps } from './arrival-steps';
import { OutboxEntity } from './outbox.entity';
import { Relay } from './relay';
import { WakeQueue } from './wake-queue';

/** What a new lead sets off; for the worker. */
@Module({
  imports: [LeadsModule, TypeOrmModule.forFeature([OutboxEntity, EnquiryTextEntity, AssignmentTurnEntity])],
  providers: [AlertRepository, ArrivalSteps, AssignmentService, Relay, SpamReview, WakeQueue],
})
export class ArrivalModule {
  constructor(checks: ReadinessChecks, queue: WakeQueue) {
    // Named, but not held against the process: it waits for Redis and a restart would not help.
    checks.add(async () => ({ redis: { status: 'up', connected: queue.isConnected } }));
  }
}
