import { ecommerce } from './ecommerce';
import { restaurant } from './restaurant';
import { retail } from './retail';
import { service } from './service';
import type { IdeasOfBusiness } from './types';

export type { Audience, BusinessType, Goal } from './types';

const ideas = { retail, service, restaurant, ecommerce } satisfies Record<string, IdeasOfBusiness>;

export const campaignIdeas: Record<string, IdeasOfBusiness> = ideas;
