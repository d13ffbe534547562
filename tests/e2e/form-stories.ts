import type { Page } from '@playwright/test';
import { expect, storeSession, test, type Api } from './fixtures';
import { newMark, type Made } from './records';
import {
  alertSaying,
  answerDown,
  button,
  column,
  DOWN,
  expectNote,
  expectPath,
  heading,
  openCold,
  pathOf,
  recordCalls,
  search,
  textField,
} from './screen';

/** A form with the words and addresses the stories need. */
export type FormScene = {
  list: string;
  listTitle: string;
  create: string;
  edit: string;
  /** Where records are read, and where a new one is sent, below the origin. */
  base: string;
  createAt: string;
  singular: string;
  plural: string;
  /** The field the stories type into: its label, its wire name, and its column in the list. */
  label: string;
  wire: string;
  /** A record made by the backend, with `mark` in its code or its name. */
  make: (api: Api, mark: string) => Promise<Made>;
  /** What the list's title column says of a record whose field holds `text`. */
  titled: (text: string) => string;
  /** Fills the empty form, all of it, with `mark` in its code and name. */
  fill: (page: Page, mark: string, api: Api) => Promise<void>;
  /** What the dialog before a deletion calls a record made with that mark. */
  called: (mark: string) => string;
  deleted: string;
};

/** What every form promises, told once and tried with each. */
export const tellFormStories = (scene: FormScene): void => {
  const { addressOf, field, stored } = handlesOf(scene);

  test('pressing Save three times sends one record', async ({ page, as, api }) => {
    const mark = newMark();
    await as('admin');
    await openCold(page, scene.create);
    await scene.fill(page, mark, api);
    const calls = recordCalls(page);
    await button(page, 'Salva').click({ clickCount: 3 });
    await expectPath(page, scene.list);
    await expect(alertSaying(page, 'status', 'Creato con successo')).toBeVisible();
    expect(calls.filter((call) => call.method() === 'POST').map(pathOf)).toEqual([
      `/${scene.createAt}`,
    ]);
    await search(page, mark);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
  });

  test('an edit is sent whole, goes back to the list and shows there', async ({
    page,
    as,
    api,
  }) => {
    const mark = newMark();
    const made = await scene.make(api, mark);
    await as('admin');
    await openCold(page, `${scene.list}?filter=${JSON.stringify({ q: mark })}`);
    await page.getByRole('table').getByRole('link').first().click();
    await expectPath(page, addressOf(made));
    await field(page).fill(`Nuovo ${mark}`);
    const sent = page.waitForRequest((call) => call.method() === 'POST');
    await button(page, 'Salva').click();
    expect((await sent).postDataJSON()).toMatchObject({
      [scene.wire]: `Nuovo ${mark}`,
      updated_at: made.updated_at,
    });
    expect((await sent).postDataJSON()).not.toHaveProperty('_id');
    await expectPath(page, scene.list);
    await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
    await expect.poll(() => column(page, scene.label)).toEqual([scene.titled(`Nuovo ${mark}`)]);
    expect((await stored(api, made))[scene.wire]).toBe(`Nuovo ${mark}`);
  });

  test('every line the server sends is an alert, and stands on its field', async ({
    page,
    as,
    api,
    complaints,
  }) => {
    complaints.expect(/status of 422/);
    const made = await scene.make(api, newMark());
    await as('admin');
    await openCold(page, addressOf(made));
    await field(page).fill('Nome rifiutato');
    await page.route(`**/${scene.base}/*/update`, (route) =>
      route.fulfill({
        status: 422,
        json: {
          errors: [
            { message: 'Questo nome non va', field: scene.wire },
            'Una riga senza campo',
            { msg: 'Una riga di un altro campo', param: 'elsewhere' },
          ],
        },
      }),
    );
    await button(page, 'Salva').click();
    for (const line of [
      'Questo nome non va',
      'Una riga senza campo',
      'Una riga di un altro campo',
    ]) {
      await expect(alertSaying(page, 'alert', line)).toBeVisible();
    }
    await expectNote(field(page), 'Questo nome non va');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toHaveValue('Nome rifiutato');
    await expect(button(page, 'Salva')).toBeEnabled();
  });

  test('a record is deleted once, after a dialog that names it', async ({ page, as, api }) => {
    const mark = newMark();
    const made = await scene.make(api, mark);
    await as('admin');
    await openCold(page, addressOf(made));
    const dialog = page.getByRole('dialog', { name: `Eliminare ${scene.called(mark)}?` });
    await button(page, 'Elimina').click();
    await button(dialog, 'Annulla').click();
    await expect(dialog).toHaveCount(0);

    const calls = recordCalls(page);
    await button(page, 'Elimina').click();
    await button(dialog, 'Elimina').click();
    await expectPath(page, scene.list);
    await expect(heading(page, scene.listTitle)).toBeVisible();
    await expect(alertSaying(page, 'status', scene.deleted)).toBeVisible();
    expect(calls.map(pathOf).filter((path) => path.endsWith('/delete'))).toEqual([
      `/${scene.base}/${made._id}/delete`,
    ]);
    await search(page, mark);
    await expect(page.getByText('Nessun record da visualizzare')).toBeVisible();
  });
};

/** How the form of all records takes care of what was typed: the same code for each, tried with one. */
export const tellFormCareStories = (scene: FormScene): void => {
  const { addressOf, field, stored, changeMeanwhile } = handlesOf(scene);

  test('after a failed save the form still asks before it is left', async ({
    page,
    as,
    api,
    complaints,
  }) => {
    complaints.expect(/status of 500/);
    const mark = newMark();
    const made = await scene.make(api, mark);
    await as('admin');
    await openCold(page, `${scene.list}?filter=${JSON.stringify({ q: mark })}`);
    await page.getByRole('table').getByRole('link').first().click();
    await field(page).fill('Mai salvato');
    await answerDown(page, `**/${scene.base}/*/update`);
    await button(page, 'Salva').click();
    await expect(alertSaying(page, 'alert', DOWN)).toBeVisible();

    const away = page
      .getByRole('navigation', { name: 'Menu principale' })
      .getByRole('link', { name: 'Utenti app' });
    const dialog = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
    await away.click();
    await button(dialog, 'Resta sulla pagina').click();
    await expect(dialog).toHaveCount(0);
    await expectPath(page, addressOf(made));
    await expect(field(page)).toHaveValue('Mai salvato');

    await page.goBack();
    await button(dialog, 'Resta sulla pagina').click();
    await expectPath(page, addressOf(made));

    await page.goto('./#/app-user/list');
    await button(dialog, 'Resta sulla pagina').click();
    await expectPath(page, addressOf(made));
    await expect(field(page)).toHaveValue('Mai salvato');

    await away.click();
    await button(dialog, 'Esci senza salvare').click();
    await expectPath(page, '/app-user/list');
    expect((await stored(api, made))[scene.wire]).toBe(made[scene.wire]);
  });

  test('what was typed when the session ended is offered after the login', async ({
    page,
    as,
    api,
    signIn,
    complaints,
  }) => {
    complaints.expect(/status of 401/);
    const made = await scene.make(api, newMark());
    await as('admin');
    await openCold(page, addressOf(made));
    await field(page).fill('Scritto prima del 401');
    const refused = `**/${scene.base}/*/update`;
    await page.route(refused, (route) =>
      route.fulfill({ status: 401, json: { errors: ['Sessione scaduta: accedi di nuovo'] } }),
    );
    await button(page, 'Salva').click();
    await expectPath(page, '/auth/login');
    await page.unroute(refused);

    await storeSession(page, await signIn('admin'));
    await openCold(page, '/auth/login');
    await expectPath(page, addressOf(made));
    await expect(field(page)).toHaveValue(String(made[scene.wire]));
    await expect(page.getByText('Riprendi le modifiche non salvate')).toBeVisible();
    await button(page, 'Ripristina').click();
    await expect(field(page)).toHaveValue('Scritto prima del 401');
    await button(page, 'Salva').click();
    await expectPath(page, scene.list);
    expect((await stored(api, made))[scene.wire]).toBe('Scritto prima del 401');
  });

  test('a stale edit shows both versions, and mine can be kept', async ({
    page,
    as,
    api,
    complaints,
  }) => {
    complaints.expect(/status of 409/);
    const made = await scene.make(api, newMark());
    await as('admin');
    await openCold(page, addressOf(made));
    await field(page).fill('La mia versione');
    await changeMeanwhile(api, made, 'Un’altra versione');
    await button(page, 'Salva').click();

    const dialog = page.getByRole('dialog', { name: 'Qualcun altro ha modificato questo record' });
    const row = dialog.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(row.getByRole('cell')).toHaveText([
      String(made[scene.wire]),
      'Un’altra versione',
      'La mia versione',
    ]);
    expect((await stored(api, made))[scene.wire]).toBe('Un’altra versione');
    await button(dialog, 'Tieni le mie').click();
    await expectPath(page, scene.list);
    expect((await stored(api, made))[scene.wire]).toBe('La mia versione');
  });

  test('of a stale edit the other version can be taken', async ({ page, as, api, complaints }) => {
    complaints.expect(/status of 409/);
    const made = await scene.make(api, newMark());
    await as('admin');
    await openCold(page, addressOf(made));
    await field(page).fill('La mia versione');
    await changeMeanwhile(api, made, 'Un’altra versione');
    const dialog = page.getByRole('dialog', { name: 'Qualcun altro ha modificato questo record' });
    await button(page, 'Salva').click();
    await button(dialog, 'Annulla').click();
    await expect(field(page)).toHaveValue('La mia versione');

    await button(page, 'Salva').click();
    await button(dialog, 'Prendi le sue').click();
    await expect(dialog).toHaveCount(0);
    await expect(field(page)).toHaveValue('Un’altra versione');
    await field(page).fill('Dopo la sua');
    await button(page, 'Salva').click();
    await expectPath(page, scene.list);
    expect((await stored(api, made))[scene.wire]).toBe('Dopo la sua');
  });
};

const handlesOf = (scene: FormScene) => {
  const addressOf = ({ _id }: Made) => scene.edit.replace(':id', _id);
  const field = (page: Page) => textField(page, scene.label);
  const stored = async (api: Api, { _id }: Made) =>
    (await api.get(`${scene.base}/${_id}`)).data[scene.singular];
  const changeMeanwhile = async (api: Api, made: Made, text: string) => {
    const payload = { ...(await stored(api, made)), [scene.wire]: text };
    await api.post(`${scene.base}/${made._id}/update`, payload);
  };
  return { addressOf, field, stored, changeMeanwhile };
};
