import * as z from 'zod/mini';
import { type CallOf, endpoint } from './endpoint';
import { idParams } from './text';

const body = z.object({ name: z.string() });

it('reads method, path and ids from the route', () => {
  const rename = endpoint('PATCH /api/things/:id', 'signed_in', { request: body, response: body });
  expect(rename).toMatchObject({
    method: 'PATCH',
    path: '/api/things/:id',
    access: 'signed_in',
    status: 200,
  });
  expect(z.toJSONSchema(rename.params)).toEqual(z.toJSONSchema(idParams));
  expect(rename.errors).toEqual(['invalid', 'not_found']);
});

it('answers with 204 where there is no body, unless the entry says another status, and refuses no form that is led on', () => {
  expect(endpoint('POST /api/things', 'public')).toMatchObject({ status: 204, errors: [] });
  expect(endpoint('POST /api/things', 'public', { status: 202 }).status).toBe(202);
  const form = endpoint('POST /api/form', 'public', { request: body, form: 'fields', status: 303 });
  expect(form).toMatchObject({ status: 303, errors: [] });
});

it('takes the ids that the path names, and no other', () => {
  const remove = endpoint('DELETE /api/things/:id/parts/:partId', 'signed_in');
  expect(Object.keys(remove.params.shape)).toEqual(['id', 'partId']);
  const paramsOf = ({ params }: CallOf<typeof remove>) => params;
  // @ts-expect-error the second is missing
  expect(remove.params.safeParse(paramsOf({ params: { id: 'a' } })).success).toBe(false);
});
