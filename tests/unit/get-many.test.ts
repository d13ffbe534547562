import { expect, it } from 'vitest';
import { createDataProvider } from '@/providers/data/data-provider';
import { ApiError } from '@/providers/http/api-error';
import { company } from '@/resources/company/company.definition';
import { sendJson, serveSignedIn } from '../support/signed-in-server';

/** Statuses by the last part of the path; anything else is a record with that id. */
const STATUSES: Record<string, number> = { companies: 403, hidden: 403, gone: 404, broken: 500 };

serveSignedIn((incoming, outgoing) => {
  const { pathname } = new URL(incoming.url ?? '', 'http://x');
  const id = pathname.split('/').at(-1) ?? '';
  sendJson(outgoing, { data: { company: { _id: id } } }, STATUSES[id]);
});

const readMany = (ids: string[]) => createDataProvider([company]).getMany('company', { ids });

it('records that the user may not see are missing, the others are read', async () => {
  const { data } = await readMany(['one', 'hidden', 'gone', 'two']);
  expect(data.map(({ id }) => id)).toEqual(['one', 'two']);
});

it('any other failure is that of the whole call', async () => {
  await expect(readMany(['one', 'broken'])).rejects.toBeInstanceOf(ApiError);
});
