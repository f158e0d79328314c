export type BusinessType = 'retail' | 'service' | 'restaurant' | 'ecommerce';
export type Goal = 'awareness' | 'conversion' | 'retention';
export type Audience = 'general' | 'youth' | 'professional';

/** Three ideas for each goal and audience of a kind of business. */
export type IdeasOfBusiness = Record<Goal, Record<Audience, [string, string, string]>>;
