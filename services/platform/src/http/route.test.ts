import { api, type ParamsOf, type RequestOf, type ResponseOf } from '@golghar/contracts';
import type { SignedIn } from './request';
import { Route } from './route';

type Update = typeof api.updateUser;

/** What compiles here, and what does not, is checked with all other types; see `make check`. */
class Handlers {
  @Route(api.updateUser)
  update(_id: ParamsOf<Update>, _change: RequestOf<Update>, _user: SignedIn): Promise<ResponseOf<Update>> {
    throw new Error('is never called');
  }

  @Route(api.logOut)
  async logOut(_user: SignedIn | undefined): Promise<void> {
    await undefined;
  }

  // @ts-expect-error: it takes the body of another operation
  @Route(api.updateUser)
  takesAnother(_change: RequestOf<typeof api.submitEnquiry>): Promise<ResponseOf<Update>> {
    throw new Error('is never called');
  }

  // @ts-expect-error: it answers as another operation does
  @Route(api.updateUser)
  answersAnother(): Promise<ResponseOf<typeof api.listAudit>> {
    throw new Error('is never called');
  }

  // @ts-expect-error: the operation has no query
  @Route(api.updateUser)
  takesAQuery(_query: { limit: number }): Promise<ResponseOf<Update>> {
    throw new Error('is never called');
  }

  // @ts-expect-error: nobody need be signed in
  @Route(api.logOut)
  async needsAUser(_user: SignedIn): Promise<void> {
    await undefined;
  }
}

it('leaves the method as it is', async () => {
  await expect(new Handlers().logOut(undefined)).resolves.toBeUndefined();
});
