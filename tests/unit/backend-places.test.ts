import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { table as categories } from '../spec/entities/category.spec-table';
import { table as locations } from '../spec/entities/location.spec-table';
import { openSeededBackend, type SeededBackend } from '../spec/seeded-backend';

let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

const row = (collection: string, field: string, code: string) => {
  const found = backend.store.rows(collection).find((item) => item[field] === code);
  if (!found) throw new Error(`no ${code} in ${collection}`);
  return found;
};

/** The answer to an admin: the status and the errors. */
const answer = async (path: string, body?: unknown) => {
  const response = await backend.call('admin', path, body);
  const { errors } = (await response.json()) as { errors?: unknown[] };
  return { status: response.status, errors };
};

const AREAS = [
  {
    area: 'locations',
    codeField: 'code',
    used: 'AUR-MIL',
    users:
      /^La sede non può essere eliminata: è collegata a \d+ utenti back-office, \d+ clienti e [\d.]+ righe di fatturato$/,
    table: locations,
  },
  {
    area: 'categories',
    codeField: 'category_code',
    used: 'AUR-BAR',
    users:
      /^La categoria non può essere eliminata: è collegata a \d+ [a-zL ]+, \d+ [a-zL ]+ e altri \d+ tipi$/,
    table: categories,
  },
] as const;

describe.each(AREAS)('$area', ({ area, codeField, used, users, table }) => {
  const make = (more: Record<string, unknown>) => ({ ...backend.payloadOf(table), ...more });

  it('in use are not deleted, and the refusal counts what hangs on them', async () => {
    const { _id } = row(area, codeField, used);
    const before = backend.state();
    expect(await answer(`/api/v1/${area}/${_id}/delete`)).toEqual({
      status: 409,
      errors: [expect.stringMatching(users)],
    });
    expect(backend.state()).toEqual(before);
  });

  it.each([codeField, 'company_code'])('in use keep their %s', async (field) => {
    const { _id, ...stored } = row(area, codeField, used);
    const payload = { ...stored, [field]: field === codeField ? 'OTHER' : 'DANGELO' };
    const { status, errors } = await answer(`/api/v1/${area}/${_id}/update`, payload);
    expect([status, errors]).toEqual([
      409,
      [{ field, message: expect.stringMatching(/^Il valore non può cambiare: è usato da \d+/) }],
    ]);
  });

  it('that nobody uses change their code and company, and go', async () => {
    expect((await answer(`/api/v1/${area}`, make({ [codeField]: 'FREE-1' }))).status).toBe(201);
    const { _id } = row(area, codeField, 'FREE-1');
    const payload = make({ [codeField]: 'FREE-2', company_code: 'DANGELO' });
    expect((await answer(`/api/v1/${area}/${_id}/update`, payload)).status).toBe(200);
    expect((await answer(`/api/v1/${area}/${_id}/delete`)).status).toBe(200);
    expect(backend.store.find(area, _id)).toBeUndefined();
  });

  it('belong to a company that is there, and no two share a code', async () => {
    const unknown = make({ [codeField]: 'FREE-3', company_code: 'NOBODY' });
    expect(await answer(`/api/v1/${area}`, unknown)).toEqual({
      status: 422,
      errors: [{ field: 'company_code', message: 'L’azienda NOBODY non esiste' }],
    });
    expect(await answer(`/api/v1/${area}`, make({ [codeField]: used }))).toEqual({
      status: 409,
      errors: [{ field: codeField, message: 'Questo valore è già in uso' }],
    });
  });
});

test('a file of locations brings their hours, and a bad line fails alone', async () => {
  const header = 'code,name,company_code,latitude,longitude,town,region,address,opening';
  const lines = [
    'CSV-1,Prima sede,AURORA,45.1,"7,7",Torino,Piemonte,Via Roma 1,0 09:00-13:00|0 15:00-19:00',
    'CSV-2,Seconda sede,AURORA,,,Torino,Piemonte,Via Roma 2,0 09:00-13:00|0 12:00-19:00',
  ];
  const file = new FormData();
  file.set('file', new Blob([[header, ...lines].join('\n')]), 'locations.csv');
  const response = await backend.call('admin', '/api/v1/file/uploadLocation', file);
  expect(await response.json()).toMatchObject({ data: { rows: 2, succeeded: 1, failed: 1 } });
  expect(row('locations', 'code', 'CSV-1')).toMatchObject({
    latitude: 45.1,
    longitude: 7.7,
    opening: [
      { day: 0, from: '09:00', to: '13:00' },
      { day: 0, from: '15:00', to: '19:00' },
    ],
  });
  expect(backend.store.rows('imports').at(-1)).toMatchObject({
    status: 'failure',
    error_message: 'opening.1: Si sovrappone a un altro orario dello stesso giorno',
  });
});
