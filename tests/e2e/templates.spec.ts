import type { Locator, Page } from '@playwright/test';
import { expectAccessible, PHONE } from './accessibility';
import { expect, test, type Api } from './fixtures';
import { makeCustomer, newMark, type Made } from './records';
import {
  alertSaying,
  askToDelete,
  button,
  expectAddress,
  expectColumn,
  expectNote,
  expectPath,
  heading,
  listTable,
  openCold,
  pathOf,
  pick,
  queryOf,
  recordCalls,
  search,
  textField,
} from './screen';

const BASE = '/api/v1/notifications/templates';

const palette = (page: Page): Locator => page.getByRole('group', { name: 'Segnaposto' });
const preview = (page: Page): Locator => page.getByRole('region', { name: 'Anteprima' });
const shown = (page: Page) => preview(page).frameLocator('iframe').locator('body');

const makeEmail = async (api: Api, corps: string, more: object = {}): Promise<Made> =>
  (
    await api.post(BASE.slice(1), {
      channel: 'email',
      event: 'new_news',
      title: newMark(),
      subject: 'Una novità',
      corps,
      active: true,
      ...more,
    })
  ).data.template;

test('an e-mail template is written with placeholders, switched off and deleted', async ({
  page,
  as,
}) => {
  const title = newMark();
  await as('admin');
  const asked = page.waitForRequest((call) => pathOf(call) === BASE);
  await openCold(page, '/email-template/list');
  expect(queryOf(await asked)).toMatchObject({ channel: 'email', page: '1', sortField: '_id' });
  await page.getByRole('link', { name: 'Nuovo modello email' }).click();
  await expectAddress(page, '/email-template/create');
  await button(page, 'Salva').click();
  await expect(page.getByText('Campo obbligatorio', { exact: true })).toHaveCount(4);

  await page.getByRole('combobox', { name: 'Evento' }).click();
  await page.getByRole('option', { name: 'Nuova news' }).click();
  await textField(page, 'Titolo').pressSequentially(title);
  await textField(page, 'Oggetto').pressSequentially('Ciao !');
  await page.keyboard.press('ArrowLeft');
  await button(palette(page), 'Nome').click();
  await expect(textField(page, 'Oggetto')).toHaveText('Ciao Nome!');
  await expect(textField(page, 'Oggetto')).toBeFocused();
  await page.keyboard.type('!');
  await expect(textField(page, 'Oggetto')).toHaveText('Ciao Nome!!');
  await expectCopied(textField(page, 'Oggetto'), 'Ciao {{firstname}}!!');

  const text = textField(page, 'Testo');
  await text.click();
  await text.pressSequentially('Gentile {{fistname}}');
  await expect(text.locator('[data-unknown]')).toHaveText('{{fistname}}');
  await button(page, 'Salva').click();
  await expectNote(text, 'Segnaposto sconosciuto: {{fistname}}. Il più simile è {{firstname}}');
  // One click mends it in every text.
  await button(text.locator('xpath=ancestor::form'), 'Sostituisci {{fistname}} con «Nome»')
    .first()
    .click();
  await expect(text).toBeFocused();
  await expect(text).toHaveText('Gentile Nome');
  await expect(button(page, 'Sostituisci {{fistname}} con «Nome»')).toHaveCount(0);
  await text.press('Control+End');
  await page.keyboard.press('Backspace');
  await expect(text.locator('[data-placeholder]')).toHaveCount(0);

  // With the keyboard alone, back through the fields between the text and the palette.
  const searched = palette(page).getByRole('textbox', { name: 'Cerca segnaposto…' });
  for (let pressed = 0; pressed < 8; pressed++) {
    if (await searched.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Shift+Tab');
  }
  await expect(searched).toBeFocused();
  await searched.pressSequentially('ragione');
  await expect(palette(page).getByRole('button')).toHaveText(['Ragione sociale']);
  await searched.press('Enter');
  await expect(text.locator('[data-placeholder]')).toHaveText('Ragione sociale');
  await expect(text).toBeFocused();
  await page.keyboard.type(', buongiorno');

  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect(pathOf(await created)).toBe(BASE);
  const sent = (await created).postDataJSON();
  expect(sent).toEqual({
    channel: 'email',
    event: 'new_news',
    title,
    subject: 'Ciao {{firstname}}!!',
    corps: '<p>Gentile {{business_name}}, buongiorno</p>',
    active: true,
  });
  await expectPath(page, '/email-template/list');

  await search(page, title);
  await expectColumn(page, 'Titolo', [title]);
  const calls = recordCalls(page);
  await listTable(page)
    .getByRole('switch', { name: `Attivo: ${title}` })
    .uncheck();
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  const posted = calls.filter((call) => call.method() === 'POST');
  expect(posted.map((call) => call.postDataJSON())).toEqual([
    { ...sent, active: false, updated_at: expect.any(String) },
  ]);

  await listTable(page).getByRole('link', { name: title }).click();
  await expect(text.locator('[data-placeholder]')).toHaveText('Ragione sociale');
  await expectAccessible(page, 'e-mail template');
  await askToDelete(page);
  await button(page.getByRole('dialog'), 'Elimina').click();
  await expectPath(page, '/email-template/list');
});

/** Chips are copied as they are written; what is pasted or typed so is a chip again, and undone in one step. */
const expectCopied = async (field: Locator, written: string) => {
  const page = field.page();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = await field.innerText();
  await field.press('Control+a');
  await field.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  // The editor learns from an event, and so later than a quick paste, where the caret is.
  const moved = await page.evaluateHandle(() => {
    const isMoved = new Promise((resolve) => {
      document.addEventListener('selectionchange', resolve, { once: true });
    });
    return { isMoved };
  });
  await field.press('Control+End');
  await moved.evaluate(({ isMoved }) => isMoved.then(() => true));
  await field.press('Control+v');
  await expect(field).toHaveText(shown + shown);
  await expect(field.getByRole('img', { name: 'Segnaposto Nome' })).toHaveCount(2);
  await field.press('Control+z');
  await expect(field).toHaveText(shown);
};

test('an e-mail is seen with a customer’s data, in other windows and as text, and checked', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  await makeCustomer(api, mark, { business_name: `Bar <b>${mark}</b>` });
  const { _id, title } = await makeEmail(
    api,
    '<p>Gentile {{business_name}}: <a href="http://example.com/a">qui</a> {{title}} {{surname}}</p>',
    { subject: `Per {{code}}${' e tutti'.repeat(8)}` },
  );
  await as('admin');
  await openCold(page, `/email-template/edit/${_id}`);
  await expect(shown(page)).toHaveText('Gentile Ragione sociale: qui Titolo del contenuto Cognome');
  await pick(page, 'Anteprima per', mark, new RegExp(mark));
  await expect(shown(page)).toHaveText(
    `Gentile Bar <b>${mark}</b>: qui Titolo del contenuto [Cognome: vuoto]`,
  );
  await expect(preview(page)).toContainText(`Per ${mark} e tutti`);
  await expect(preview(page)).toContainText(
    'Vuoti per questo cliente: Cognome. Noti solo all’invio: Titolo del contenuto.',
  );
  await expect(preview(page)).toContainText('oltre i 60 viene spesso tagliato');
  await expect(preview(page)).toContainText('Il link «qui» non è https: http://example.com/a.');
  await expect(preview(page)).toContainText('Nessun segnaposto sconosciuto');

  const width = () => shown(page).evaluate((body) => body.ownerDocument.defaultView?.innerWidth);
  const phone = await width();
  await button(preview(page), 'Computer').click();
  await expect.poll(width).toBeGreaterThan(Number(phone) + 200);
  const color = () => shown(page).evaluate((body) => getComputedStyle(body).color);
  const light = await color();
  await button(preview(page), 'Scuro').click();
  await expect.poll(color).not.toBe(light);
  await button(preview(page), 'Solo testo').click();
  await expect(preview(page).getByLabel('Solo testo', { exact: true }).last()).toHaveText(
    `Gentile Bar <b>${mark}</b>: qui (http://example.com/a) [Titolo del contenuto] [Cognome: vuoto]`,
  );

  await page.setViewportSize(PHONE);
  await heading(page, String(title)).scrollIntoViewIfNeeded();
  await expect(preview(page)).not.toBeInViewport();
  await button(page, 'Anteprima').click();
  await expect(preview(page)).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Anteprima per' })).toBeInViewport();
});

const HOSTILE = `<p>Visibile</p><style>body { display: none }</style>
  <img src="x" onerror="parent.broken = 1"><svg onload="parent.broken = 1"></svg>
  <a href="javascript:parent.broken = 1">clic</a>
  <form action="https://example.com/form"><input name="a"><button>Invia</button></form>
  <iframe src="https://example.com/frame"></iframe><link rel="stylesheet" href="https://example.com/a.css">
  <meta http-equiv="refresh" content="0;url=https://example.com/away"><script>parent.broken = 1</script>
  <div style="position:fixed;inset:0;z-index:9999;background:url(https://example.com/b.png)">Sopra</div>
  <img src="https://example.com/pixel.png">`;

test('nothing in an e-mail runs, leaves or covers the console; its pictures come when asked for', async ({
  page,
  as,
  api,
  complaints,
}) => {
  // It is read only from documents that run nothing: the policy says so each time.
  complaints.expect(/inline event handler/, /script-src-attr/, /pixel\.png/);
  const left: string[] = [];
  await page.route('https://example.com/**', (route) => {
    left.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  const { _id, title } = await makeEmail(api, HOSTILE);
  await as('admin');
  await openCold(page, `/email-template/edit/${_id}`);
  await expect(shown(page).getByText('Visibile')).toBeVisible();
  await expect(shown(page).getByText('Sopra')).toHaveCSS('position', 'static');
  await expect(
    shown(page).locator('form, iframe, script, svg, style, link, meta, [onerror]'),
  ).toHaveCount(0);
  await expect(heading(page, String(title))).toBeVisible();
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  expect(left).toEqual([]);
  await button(preview(page), 'Mostra').click();
  await expect.poll(() => left).toEqual(['https://example.com/pixel.png']);
});

test('a push is cut as each system cuts it, and has 180 characters at most', async ({
  page,
  as,
}) => {
  await as('admin');
  await openCold(page, '/push-template/create');
  await textField(page, 'Titolo').pressSequentially('Ben arrivato');
  await textField(page, 'Testo').fill('parola '.repeat(26));
  await expect(page.getByText('181 di 180 caratteri')).toBeVisible();
  await textField(page, 'Titolo').focus();
  await expectNote(textField(page, 'Testo'), 'Al massimo 180 caratteri');
  const card = preview(page).locator('[data-system]');
  const height = async () => (await card.boundingBox())?.height ?? 0;
  const ios = await height();
  await button(preview(page), 'Android').click();
  await expect(card).toHaveAttribute('data-system', 'android');
  expect(await height()).toBeLessThan(ios);
  await expectAccessible(page, 'push template');
});
