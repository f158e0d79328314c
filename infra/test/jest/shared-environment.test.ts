import SharedEnvironment from './shared-environment.cjs';

const environment = () => new SharedEnvironment({ projectConfig: {} });

it('takes back what a file has put in the place of something global', async () => {
  const { fetch } = globalThis;
  const file = environment();
  globalThis.fetch = async () => new Response('of a test');
  await file.teardown();
  expect(globalThis.fetch).toBe(fetch);
});

it('ends what a file spies on', async () => {
  const { now } = Date;
  const file = environment();
  file.moduleMocker.spyOn(Date, 'now').mockReturnValue(0);
  await file.teardown();
  expect(Date.now).toBe(now);
});
