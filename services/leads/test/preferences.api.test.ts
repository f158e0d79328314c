import { defaultPreferences } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';

const leads = useService('leads');
const path = '/api/admin/preferences';

const view = { name: 'Fresh', query: 'status=new' };

it('preferences are the defaults until somebody sets them, for that person alone', async () => {
  const [meera, amit] = [await leads.signIn('manager'), await leads.signIn('sales_executive')];
  expect((await meera.request.get(path).expect(200)).body).toEqual(defaultPreferences);
  const greeting = 'नमस्ते {name} जी,\n{me} here about {service}.';
  const signature = 'Regards,\n{me}';
  const switches = { advancesAfterStatus: false, shortcuts: false, hidesFirstDay: true };
  const changed = { greeting, signature, ...switches, views: [view] };
  expect((await meera.request.patch(path).send(changed).expect(200)).body).toEqual(changed);
  expect((await meera.request.get(path)).body).toEqual(changed);
  expect((await amit.request.get(path)).body).toEqual(defaultPreferences);
});

it('a preference that is not named stays as it is, whatever another device has set meanwhile', async () => {
  const { request } = await leads.signIn('sales_executive');
  await request.patch(path).send({ views: [view] });
  await request.patch(path).send({ greeting: ' Hello {name} ' });
  await request.patch(path).send({ signature: '' });
  await request.patch(path).send({ advancesAfterStatus: false });
  expect((await request.patch(path).send({}).expect(200)).body).toEqual({
    ...defaultPreferences,
    views: [view],
    greeting: 'Hello {name}',
    signature: '',
    advancesAfterStatus: false,
  });
});

it.each([
  [{ greeting: ' ' }, 'greeting'],
  [{ greeting: 'x'.repeat(1001) }, 'greeting'],
  [{ greeting: 'Bell \u0007' }, 'greeting'],
  [{ signature: 'x'.repeat(1001) }, 'signature'],
  [{ advancesAfterStatus: 'yes' }, 'advancesAfterStatus'],
  [{ hidesFirstDay: null }, 'hidesFirstDay'],
  [{ views: Array(21).fill(view) }, 'views'],
])('%j is refused for its %s', async (changes, field) => {
  const { request } = await leads.signIn('admin');
  const { body } = await request.patch(path).send(changes).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
  expect((await request.get(path)).body).toEqual(defaultPreferences);
});

it('reasons why leads are won and lost are the agency’s own: for all to read, for administrators to set', async () => {
  const reasons = '/api/admin/outcome-reasons';
  const [admin, { request }] = [await leads.signIn('admin'), await leads.signIn('sales_executive')];
  const usual = (await request.get(reasons).expect(200)).body;
  expect(usual.delivered).toEqual(['Recommended', 'Price', 'Our work']);
  const own = { delivered: [], lost: ['No budget', 'Not now'] };
  const set = (outcomeReasons: object) =>
    admin.request.put('/api/admin/lead-settings').send({ outcomeReasons });
  await set(own).expect(200);
  expect((await request.get(reasons)).body).toEqual(own);
  for (const lost of [
    ['Twice', 'Twice'],
    [''],
    ['x'.repeat(61)],
    Array.from({ length: 13 }, (_, n) => `No ${n}`),
  ])
    await set({ ...own, lost }).expect(400);
  await set(usual).expect(200);
});
