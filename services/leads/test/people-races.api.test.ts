import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const leads = useService('leads');
const people = '/api/admin/people';
const path = '/api/admin/submissions';
const rounds = 15;

jest.setTimeout(60_000);

let admin: SignedIn;
let number = 9_835_200_000;

beforeAll(async () => {
  admin = await leads.signIn('admin', 'Meera Sinha');
});

/** An enquiry of somebody new, who is known. */
const enquire = async (): Promise<string> => {
  number += 1;
  const enquiry = makeEnquiry({ phone: `+91 ${number}`, email: `p${number}@shop.example` });
  const { body } = await leads.request.post('/api/contact').send(enquiry).expect(201);
  await admin.request.get(`${people}/${body.id}`).expect(200);
  return body.id;
};

const isLinked = async (leadId: string): Promise<boolean> =>
  (await leads.database.query('SELECT FROM leads.lead WHERE id = $1 AND person_id IS NOT NULL', [leadId]))
    .length === 1;

it.each(['who stays', 'who is merged'])(
  'a merge while the only enquiry of %s is erased is done or refused, and the other enquiry keeps its person',
  async (which) => {
    const answers = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const [to, from] = [await enquire(), await enquire()];
      const [erased, kept] = which === 'who stays' ? [to, from] : [from, to];
      await admin.request.delete(`${path}/${erased}`).expect(204);
      const [merge, erase] = await Promise.all([
        admin.request.post(`${people}/${to}/merge`).send({ otherId: from }),
        admin.request.post(`${path}/${erased}/erase`),
      ]);
      answers.add(`${merge.status} ${erase.status}`);
      expect(await isLinked(kept)).toBe(true);
    }
    for (const answer of answers) expect(['200 204', '404 204']).toContain(answer);
  },
);
