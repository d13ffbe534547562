import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { makeNews, newMark, pictureFile } from './records';
import {
  alertSaying,
  askToDelete,
  button,
  expectAddress,
  expectNote,
  expectPath,
  fileField,
  heading,
  openCold,
  pathOf,
  pick,
  recordCalls,
  search,
  textField,
} from './screen';

const writes = (calls: readonly Request[]) => calls.filter((call) => call.method() === 'POST');

const openRow = async (page: Page, mark: string) => {
  await openCold(page, '/news/list');
  await search(page, mark);
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: `News ${mark}` })
      .first(),
  ).toBeVisible();
};

test('a life: a manager writes and publishes, an admin deletes', async ({ page, as, api }) => {
  test.slow();
  const mark = newMark();
  await as('company.manager');
  await openCold(page, '/news/create');
  await expect(heading(page, 'Nuova news')).toBeVisible();
  const corps = page.locator('[name="corps"]');
  await expect(corps).toBeVisible();
  const calls = recordCalls(page);
  await button(page, 'Salva').click();
  await expectNote(textField(page, 'Titolo'), 'Campo obbligatorio');
  await expectNote(corps, 'Campo obbligatorio');
  await expectNote(
    fileField(page, 'Immagine'),
    "È richiesta un'immagine\n1200×675 pixel, PNG, JPEG o WebP",
  );
  expect(writes(calls)).toEqual([]);

  await textField(page, 'Titolo').pressSequentially(`News ${mark}`);
  await corps.click();
  await button(page, 'Grassetto').click();
  await corps.pressSequentially('Novità');
  await page.keyboard.press('Control+b');
  await corps.pressSequentially(' in arrivo');
  await page.keyboard.press('Enter');
  await button(page, 'Elenco puntato').click();
  await corps.pressSequentially('uno');
  await fileField(page, 'Immagine').setInputFiles(pictureFile(1200, 675));
  await page.getByRole('checkbox', { name: 'Agenti', exact: true }).check();
  await pick(page, 'Categorie', 'bar', /AUR-BAR/);
  await page.keyboard.press('Escape');
  await textField(page, 'Data di pubblicazione').fill('10/12/2026, 09:30');
  const body = page.frameLocator('iframe[title="Testo della pubblicazione"]');
  await expect(body.getByRole('listitem')).toHaveText('uno');

  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  const { image, publication_date, ...payload } = (await created).postDataJSON();
  expect(payload).toEqual({
    title: `News ${mark}`,
    corps: '<p><strong>Novità</strong> in arrivo</p><ul><li><p>uno</p></li></ul>',
    link: '',
    company_code: 'AURORA',
    recipients: ['agents'],
    categories: ['AUR-BAR'],
    published: false,
    visible: true,
  });
  expect(image).toMatch(/^data:image\/png;base64,/);
  expect(publication_date).toBe('2026-12-10T08:30:00.000Z');
  await expectPath(page, '/news/list');

  await search(page, mark);
  await page
    .getByRole('link', { name: `News ${mark}` })
    .last()
    .click();
  await expect(corps).toHaveText('Novità in arrivouno');
  await expect(page.getByRole('button', { name: 'Elimina' })).toHaveCount(0);

  await as('admin');
  await openRow(page, mark);
  await page
    .getByRole('main')
    .getByRole('link', { name: `News ${mark}` })
    .click();
  await askToDelete(page);
  await button(page.getByRole('dialog'), 'Elimina').click();
  await expectPath(page, '/news/list');
  const left = await api.get(`api/v1/news?page=1&pageSize=10&searchTerm=${mark}`);
  expect(left.data.total_rows).toBe(0);
});

test('a row is published by one read and one whole update, and taken back', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const { _id, ...made } = await makeNews(api, `News ${mark}`);
  await as('company.manager');
  await openRow(page, mark);
  const calls = recordCalls(page);
  const published = page.getByRole('switch', { name: `Pubblicata: News ${mark}` });
  await expect(published).not.toBeChecked();
  await published.click();
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  await expect(published).toBeChecked();
  await expectPath(page, '/news/list');
  const own = () => calls.filter((call) => pathOf(call).includes(_id));
  expect(own().map((call) => `${call.method()} ${pathOf(call)}`)).toEqual([
    `GET /api/v1/news/${_id}`,
    `POST /api/v1/news/${_id}/update`,
  ]);
  const { updated_at, ...kept } = made;
  expect(writes(calls)[0]?.postDataJSON()).toEqual({ ...kept, published: true, updated_at });

  await button(page, 'Annulla Ctrl+Z').click();
  await expect(published).not.toBeChecked();
  expect(writes(calls)).toHaveLength(2);
  expect((await api.get(`api/v1/news/${_id}`)).data.news_item.published).toBe(false);
});

test('the date of a row is changed in place', async ({ page, as, api }) => {
  const mark = newMark();
  const { _id } = await makeNews(api, `News ${mark}`);
  await as('admin');
  await openRow(page, mark);
  const calls = recordCalls(page);
  await page.getByRole('button', { name: `Cambia la data di News ${mark}` }).click();
  const dialog = page.getByRole('dialog', { name: `Cambia la data di News ${mark}` });
  const field = dialog.getByRole('textbox', { name: 'Data di pubblicazione' });
  await field.fill('presto');
  await button(dialog, 'Salva').click();
  await expect(field).toBeVisible();
  expect(writes(calls)).toEqual([]);
  await field.fill('1/5/2027, 18:15');
  await button(dialog, 'Salva').click();
  await expect(dialog).toBeHidden();
  expect(writes(calls)).toHaveLength(1);
  const { news_item } = (await api.get(`api/v1/news/${_id}`)).data;
  expect(news_item.publication_date).toBe('2027-05-01T16:15:00.000Z');
});

test('what would reach nobody is published only after a question', async ({ page, as, api }) => {
  const mark = newMark();
  const category = (
    await api.post('api/v1/categories', {
      category_code: mark,
      category_name: `Categoria ${mark}`,
      company_code: 'AURORA',
    })
  ).data.category.category_code;
  await makeNews(api, `News ${mark}`, { recipients: ['customers'], categories: [category] });
  await as('admin');
  await openRow(page, mark);
  const calls = recordCalls(page);
  const published = page.getByRole('switch', { name: `Pubblicata: News ${mark}` });
  await published.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(published).not.toBeChecked();
  expect(writes(calls)).toEqual([]);

  const reached = await makeNews(api, `News ${mark}-2`);
  const { data } = await api.get(
    'api/v1/bousers?page=1&pageSize=1&company_code=AURORA&role=agent&status=active',
  );
  await openRow(page, mark);
  await expect(page.getByRole('row')).toHaveCount(1 + 2);
  await page.getByRole('checkbox', { name: 'Seleziona le righe della pagina' }).check();
  await button(page.getByRole('region', { name: 'Righe selezionate' }), 'Pubblica').click();
  const question = page.getByRole('dialog', { name: 'Pubblica 2 news' });
  await expect(question.getByText('1 elemento senza destinatari attivi.')).toBeVisible();
  await expect(question.getByRole('listitem')).toHaveText([
    `News ${mark}Nessuno`,
    `News ${mark}-2${data.total_rows} persone`,
  ]);
  await button(question, 'Escludi').click();
  await button(page.getByRole('dialog'), 'Pubblica 1 news').click();
  await expect(page.getByText('1 news pubblicata').first()).toBeVisible();
  expect(writes(calls).map(pathOf)).toEqual([`/api/v1/news/${reached._id}/update`]);
});

const HOSTILE = [
  '<p>abc<img src=x onerror="window.broken = 1"></p>',
  '<p>abc</p><svg onload="window.broken = 1"><circle r="9"/></svg>',
  '<p>abc <a href="javascript:window.broken=1">d</a></p>',
  '<p>abc</p><style>* { display: none !important; }</style>',
  '<p>abc</p><form action="https://evil.example"><input name="a"><button>b</button></form>',
  '<p>abc</p><iframe src="https://evil.example"></iframe>',
  '<p>abc</p><div style="position:fixed;inset:0;z-index:99999;background:red">d</div>',
  '<p>abc</p><script>window.broken = 1</script>',
];

test('whatever a stored text holds, it is shown without harm and kept to the byte', async ({
  page,
  as,
  api,
}) => {
  test.slow();
  await as('admin');
  await openCold(page, '/news/list');
  for (const corps of HOSTILE) {
    const mark = newMark();
    const { _id } = await makeNews(api, `News ${mark} ${corps}`, { corps });
    await page.evaluate((address) => (location.hash = address), `#/news/edit/${_id}`);
    await expect(page.getByText(/parti che l’editor non mostra/), corps).toBeVisible();
    const preview = page.frameLocator('iframe[title="Testo della pubblicazione"]');
    await expect(preview.getByText('abc'), corps).toBeVisible();
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    await textField(page, 'Link').fill('https://example.com');
    const saved = page.waitForRequest((call) => call.method() === 'POST');
    await button(page, 'Salva').click();
    expect((await saved).postDataJSON().corps).toBe(corps);
    await expectPath(page, '/news/list');
  }
});

/** Asks for other pages, and for as much room as a street has. */
const LONG = [
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<table height="90000"><tr><td style="height:90000px;padding-top:100vh">abc</td></tr></table>',
  '<p>riga</p>'.repeat(2000),
].join('');

const PASTED = [
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<div style="position:fixed;inset:0" onclick="window.broken=1">Parole <b>grasse</b></div>',
  '<img src="https://evil.example/i.png" onerror="window.broken=1"><script>window.broken=1</script>',
  '<form action="https://evil.example"><input></form><iframe src="https://evil.example"></iframe>',
].join('');

test('a text of any length is scrolled in its place, and a page that is pasted brings its words', async ({
  page,
  as,
  api,
}) => {
  const { _id } = await makeNews(api, `News ${newMark()}`, { corps: LONG });
  await as('admin');
  await openCold(page, `/news/edit/${_id}`);
  const stored = page.locator('iframe[title^="Testo di "]');
  await expect.poll(() => heightOf(stored)).toBe(480);
  await expect.poll(() => heightOf(page.locator(PREVIEW))).toBe(1600);
  const body = stored.contentFrame().locator('body');
  await button(page, 'Converti e rimuovi queste parti').focus();
  await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('End');
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(10_000);

  await button(page, 'Converti e rimuovi queste parti').click();
  const editor = page.locator('[name="corps"]');
  await expect.poll(() => heightOf(editor)).toBeLessThanOrEqual(480);
  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await editor.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, PASTED);
  const saved = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  expect((await saved).postDataJSON().corps).toBe('<p>Parole <strong>grasse</strong></p>');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});

const PREVIEW = 'iframe[title="Testo della pubblicazione"]';

const heightOf = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().height);

test('the tools of a text are in one line, at any width', async ({ page, as }) => {
  await as('admin');
  await openCold(page, '/news/create');
  const tools = page.getByRole('toolbar').getByRole('button');
  for (const width of [1_440, 1_024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = () =>
      tools.evaluateAll((all) => new Set(all.map((tool) => tool.getBoundingClientRect().top)).size);
    await expect(tools.first()).toBeVisible();
    await expect.poll(lines, { message: `${width} px` }).toBe(1);
  }
});

test('the form is accessible', async ({ page, as, api }) => {
  const { _id } = await makeNews(api, `News ${newMark()}`);
  await as('admin');
  await openCold(page, `/news/edit/${_id}`);
  await expect(page.locator('[name="corps"]')).toBeVisible();
  await expectAccessible(page, '/news/edit');
  await expectAddress(page, `/news/edit/${_id}`);
});
