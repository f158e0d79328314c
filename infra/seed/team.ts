import { type AccountLink, agencyDomain, api, type ResponseOf, type Role } from '@golghar/contracts';

export type Member = { name: string; email: string; role: Role };

const member = (name: string, role: Role): Member => ({
  name,
  email: `${name.toLowerCase().replaceAll(' ', '.')}@${agencyDomain}`,
  role,
});

/** The owner of the agency, who looks in occasionally. */
export const owner = member('Alok Narayan', 'admin');

/** Those whom the owner invites: the manager assigns leads and deletes false ones, the others work on them. */
export const staff = {
  manager: member('Meera Sinha', 'manager'),
  web: member('Ravi Shankar', 'sales_executive'),
  search: member('Amit Jha', 'sales_executive'),
  social: member('Priyanka Das', 'sales_executive'),
  brand: member('Shabnam Ara', 'sales_executive'),
};

/** A colleague, by their job. */
export type Colleague = keyof typeof staff;

type Endpoint = { method: string; path: string };

type Call = { id?: string; body?: unknown; headers?: Record<string, string> };

/** Calls the product's public API, as a browser would. */
export class ApiClient {
  private cookie = '';

  constructor(
    private readonly url: string,
    private readonly seedToken: string,
  ) {}

  /** @throws Error with the text of an answer that is no success */
  async call<T>({ method, path: pattern }: Endpoint, { id = '', body, headers = {} }: Call = {}): Promise<T> {
    const path = pattern.replace(':id', id);
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        'x-seed-token': this.seedToken,
        ...(this.cookie && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}: ${text}`);
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie;
    return (text ? JSON.parse(text) : undefined) as T;
  }
}

export type Target = { url: string; seedToken: string; databaseUrl: string };

export type Login = { email: string; password: string };

export type Team = Record<Colleague, { id: string; name: string; client: ApiClient }>;

/** Invites the team, or sends existing members a new link, and signs everybody in. */
export async function signInTeam({ url, seedToken }: Target, admin: Login): Promise<Team> {
  const office = new ApiClient(url, seedToken);
  await office.call(api.logIn, { body: admin });
  const { users } = await office.call<ResponseOf<typeof api.listUsers>>(api.listUsers);
  const team: Partial<Team> = {};
  for (const [colleague, member] of Object.entries(staff)) {
    const known = users.find(({ email }) => email === member.email);
    const { link } = known
      ? await office.call<{ link: AccountLink }>(api.makeAccountLink, { id: known.id })
      : await office.call<{ link: AccountLink }>(api.inviteUser, { body: member });
    const client = new ApiClient(url, seedToken);
    const { user } = await client.call<ResponseOf<typeof api.acceptAccountLink>>(api.acceptAccountLink, {
      body: { token: new URL(link.url).hash.slice(1), newPassword: admin.password },
    });
    team[colleague as Colleague] = { id: user.id, name: member.name, client };
  }
  return team as Team;
}
