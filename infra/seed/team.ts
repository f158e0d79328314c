import { agencyDomain, type Role } from '@golghar/contracts';

export type Member = { name: string; email: string; role: Role };

const member = (name: string, role: Role): Member => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@${agencyDomain}`,
  role,
});

/** Who leads the team, gives out leads and deletes what is none. */
export const manager = member('Meera Sinha', 'manager');

/** Who works the leads. */
export const sales = {
  web: member('Ravi Shankar', 'sales_executive'),
  search: member('Amit Jha', 'sales_executive'),
  social: member('Priyanka Das', 'sales_executive'),
  brand: member('Shabnam Ara', 'sales_executive'),
} as const;

/** The owner of the agency, who looks in now and then. */
export const owner = member('Alok Narayan', 'admin');

/** Whom the owner invites. */
export const staff: readonly Member[] = [manager, ...Object.values(sales)];
