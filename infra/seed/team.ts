import { agencyDomain, type Role } from '@golghar/contracts';

export type Member = { name: string; email: string; role: Role };

const member = (name: string, role: Role): Member => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@${agencyDomain}`,
  role,
});

/** The owner of the agency, who looks in now and then. */
export const owner = member('Alok Narayan', 'admin');

/** Whom the owner invites: the manager gives out leads and deletes what is none, the others work them. */
export const staff = {
  manager: member('Meera Sinha', 'manager'),
  web: member('Ravi Shankar', 'sales_executive'),
  search: member('Amit Jha', 'sales_executive'),
  social: member('Priyanka Das', 'sales_executive'),
  brand: member('Shabnam Ara', 'sales_executive'),
};

/** A colleague, by the work that they do. */
export type Colleague = keyof typeof staff;
