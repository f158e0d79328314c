import { describeSchema } from '../../../infra/test/api/describe-schema';

describeSchema('leads');
