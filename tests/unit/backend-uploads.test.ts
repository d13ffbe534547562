import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOf, openScene, type Scene } from '../support/backend-scene';

let scene: Scene;
beforeAll(async () => {
  scene = await openScene();
});
afterAll(() => scene.close());

describe('uploads', () => {
  const upload = (
    who: string,
    type: string,
    text: string | Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'città.csv');
    return scene.call(who, `/api/v1/file/upload${type}`, form, { headers });
  };

  it('takes the good lines and records each', async () => {
    const file =
      '\uFEFFCODE;Firstname;surname;email;telephone;roles;company_code;location_code;nonsense\r\n' +
      'up1;"Più, ""parole""";Rossi;up1@x.it;06;site_manager|agent;C1;C1-A|C1-B;x\r\n' +
      'up2;Al;Rossi;nope;06;agent;C1;C1-A;x\r\n';
    const { status, json } = await upload('admin', 'BoUser', file);
    expect([status, json.data]).toEqual([
      200,
      { file_key: expect.any(String), rows: 2, succeeded: 1, failed: 1 },
    ]);
    const made = scene.store.find('bousers', idOf(scene.store, 'bousers', 'up1'));
    expect(made).toMatchObject({
      firstname: 'Più, "parole"',
      roles: ['site_manager', 'agent'],
      location_code: ['C1-A', 'C1-B'],
    });

    const key = json.data.file_key;
    const records = await scene.call('admin', `/api/v1/imports?file_key=${key}&status=failure`);
    expect(records.json.data).toMatchObject({
      total_rows: 1,
      imports: [
        {
          row: 2,
          file_name: 'città.csv',
          record_type: 'BoUser',
          error_message: 'firstname: Almeno 3 caratteri; email: Email non valida',
        },
      ],
    });
    const sent = await scene.call('admin', `/api/v1/fileinfos/download?file_key=${key}`);
    expect(sent.text).toBe(file.slice(1));
    const again = await upload('admin', 'BoUser', 'code,surname\nup1,Bianchi');
    expect(again.json.data.succeeded).toBe(1);
    expect(scene.store.find('bousers', made?._id ?? '')).toMatchObject({
      surname: 'Bianchi',
      firstname: 'Più, "parole"',
    });
  });

  it('lets a line meet what the lines before it made', async () => {
    const file =
      'code;firstname;surname;email;telephone;roles;company_code;location_code\n' +
      'twice;Anna;Rossi;anna@x.it;06 1234567;agent;C1;C1-A\n' +
      'twice;Anna;Bianchi;anna@x.it;06 1234567;agent;C1;C1-A\n';
    const { json } = await upload('admin', 'BoUser', file);
    expect(json.data).toMatchObject({ rows: 2, succeeded: 2, failed: 0 });
    const made = scene.store.rows('bousers').filter(({ code }) => code === 'twice');
    expect(made.map(({ surname }) => surname)).toEqual(['Bianchi']);
    const taken = await scene.call('admin', '/api/v1/auth/bouser/create', {
      ...made[0],
      _id: undefined,
    });
    expect([taken.status, taken.json.errors[0].field]).toEqual([409, 'code']);
  });

  it('reads the encodings people save in', async () => {
    const text = 'code\tsurname\nagent\tNicolò';
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const bytes of [utf16, Buffer.from(text, 'latin1')]) {
      expect((await upload('admin', 'BoUser', new Uint8Array(bytes))).json.data.succeeded).toBe(1);
      const row = scene.store.find('bousers', idOf(scene.store, 'bousers', 'agent'));
      expect(row?.surname).toBe('Nicolò');
    }
  });

  it('refuses those who may not, and what it cannot read', async () => {
    expect((await upload('company', 'BoUser', 'code\nx')).status).toBe(403);
    expect((await scene.call('company', '/api/v1/imports')).status).toBe(403);
    expect((await scene.call('company', '/api/v1/fileinfos/download?file_key=x')).status).toBe(403);
    for (const text of ['', 'code', 'name\nx'])
      expect((await upload('admin', 'Company', text)).status).toBe(422);
    const noFile = await scene.call('admin', '/api/v1/file/uploadCompany', new FormData());
    expect(noFile.json.errors[0].field).toBe('file');
    const other = new FormData();
    other.append('wrong', new Blob(['x']), 'x.csv');
    expect((await scene.call('admin', '/api/v1/file/uploadCompany', other)).status).toBe(400);
  });

  it('leaves no file open that it refuses before its end', async () => {
    const read = scene.store.blobs.read;
    const opened: Readable[] = [];
    const spy = vi.spyOn(scene.store.blobs, 'read').mockImplementation(async (key) => {
      const bytes = await read(key);
      if (bytes) opened.push(bytes);
      return bytes;
    });
    const { status, json } = await upload('admin', 'Company', 'name\nx');
    spy.mockRestore();
    expect([status, json.errors[0].message]).toEqual([422, 'Manca la colonna company_code']);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });

  it('says how many lines went in, in the words of one and of several', async () => {
    const message = async (...codes: string[]) =>
      (await upload('admin', 'BoUser', ['code,surname', ...codes].join('\n'))).json.message;
    expect(await message('agent,Verdi')).toBe('File importato: 1 riga riuscita, 0 non riuscite');
    expect(await message('agent,Neri', 'agent2,Gialli', 'agent,x')).toBe(
      'File importato: 2 righe riuscite, 1 non riuscita',
    );
    const english = { 'accept-language': 'en' };
    const { json } = await upload('admin', 'BoUser', 'code,surname\nagent,Neri', english);
    expect(json.message).toBe('File imported: 1 row succeeded, 0 failed');
  });

  it('refuses a line that does not end, and keeps nothing of the file', async () => {
    const endless = `code,surname\nagent,"${'x,\n'.repeat(2_000_000)}`;
    const { status, json } = await upload('admin', 'BoUser', endless);
    expect([status, json.errors[0].field]).toEqual([422, 'file']);
    expect(json.errors[0].message).toContain('virgolette');
  });

  it('reads a file wherever its pieces are cut', async () => {
    // Few rows with long cells: the pieces are cut in as many places, and each row takes its time.
    const surnames = Array.from({ length: 900 }, (_, at) => `Così è "${at}"\r\nsì`.repeat(10));
    const lines = surnames.map((surname) => `agent;"${surname.replaceAll('"', '""')}"`);
    const text = ['code;surname', ...lines].join('\r\n');
    for (const bytes of [Buffer.from(text), Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
      const { json } = await upload('admin', 'BoUser', new Uint8Array(bytes));
      expect(json.data).toMatchObject({ rows: 900, succeeded: 900 });
      const row = scene.store.find('bousers', idOf(scene.store, 'bousers', 'agent'));
      expect(row?.surname).toBe(surnames.at(-1));
    }
  });
});

describe('a file larger than is taken', () => {
  it('is refused with the limit, and nothing of it stays', async () => {
    const small = await openScene({ maxUploadMegabytes: 1 });
    const send = (bytes: number) => {
      const form = new FormData();
      form.append('file', new Blob(['code,surname\nagent,Verdi\n', ' '.repeat(bytes)]), 'x.csv');
      return small.call('admin', '/api/v1/file/uploadBoUser', form);
    };
    const refused = await send(1024 * 1024);
    expect([refused.status, refused.json.errors]).toEqual([
      413,
      ['Il file supera 1 MB: dividilo in più file'],
    ]);
    expect(await small.store.blobs.keys()).toEqual([]);
    expect((await send(1000 * 1024)).status).toBe(200);
    expect(await small.store.blobs.keys()).toHaveLength(1);
    await small.close();
  });

  it('is not even received from those who may not send one', async () => {
    const write = vi.spyOn(scene.store.blobs, 'write');
    const form = new FormData();
    form.append('file', new Blob(['x'.repeat(100_000)]), 'x.csv');
    expect((await scene.call('company', '/api/v1/file/uploadBoUser', form)).status).toBe(403);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });
});

it('a file that cannot be read to its end is cut off and logged, not taken for complete', async () => {
  const log = vi.fn();
  const scene = await openScene({ processLog: log });
  const form = new FormData();
  form.append('file', new Blob(['code,surname\nagent,Verdi']), 'x.csv');
  const { json } = await scene.call('admin', '/api/v1/file/uploadBoUser', form);
  const breaking = async function* () {
    yield Buffer.from('code');
    // The beginning is on its way before the rest fails.
    await new Promise(setImmediate);
    throw new Error('the disk is gone');
  };
  vi.spyOn(scene.store.blobs, 'read').mockResolvedValue(Readable.from(breaking()));
  const address = `/api/v1/fileinfos/download?file_key=${json.data.file_key}`;
  await expect(scene.call('admin', address)).rejects.toThrow(/terminated|fetch failed/);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the disk is gone'));
  await scene.close();
});
