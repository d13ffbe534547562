import type { Page } from '@playwright/test';
import { isRecord } from '@/core/is-record';
import { lineOf } from '@/core/text';
import { overflowOf, PHONE, WIDE } from './accessibility';
import { expect, test } from './fixtures';
import { makeBoUser, makeCompany, newMark } from './records';
import {
  askToDelete,
  button,
  expectPath,
  heading,
  openCold,
  pathOf,
  recordCalls,
  search,
  textField,
} from './screen';

const HOSTILE = [
  '<script>window.broken = 1</script>',
  '<img src=x onerror="window.broken = 1"><b>grassetto</b>',
  'javascript:window.broken=1',
  '%{name} ${7*7} {{7*7}} @@react-admin@@{"message":"x"}',
  'שלום \u202E dlrow olleh \u202C العربية',
  '👩‍👩‍👧‍👦🏳️‍🌈 Z̸̛͎a̵l̶g̷o̴',
  'x'.repeat(9_900),
];

test('whatever a name holds is text, wherever it is shown', async ({ page, as, api }) => {
  test.slow();
  const mark = newMark();
  const made = [];
  for (const [at, text] of HOSTILE.entries()) {
    const own = `${mark}${at}`;
    const name = `${own} ${text}`;
    made.push({
      name,
      company: await makeCompany(api, own, { company_name: name, description: text }),
      bouser: await makeBoUser(api, own, { firstname: name, surname: text }),
    });
  }
  await as('admin');
  await watchForHarm(page);

  await openCold(page, '/company/list');
  await search(page, mark);
  const links = page.getByRole('grid').getByRole('link').filter({ hasText: mark });
  await expect
    .poll(async () => (await links.allTextContents()).sort())
    .toEqual(made.map(({ name }) => lineOf(name)).sort());
  await expectNoHarm(page);

  for (const { name, company, bouser } of made) {
    await page.setViewportSize(WIDE);
    await page.goto(`./#/company/edit/${company._id}`);
    const shown = lineOf(name);
    await expect(heading(page, shown)).toBeVisible();
    await expect(textField(page, 'Nome azienda')).toHaveValue(name);
    const way = page.getByRole('navigation', { name: 'Percorso di navigazione' });
    await expect(way.getByText(shown)).toBeVisible();
    await askToDelete(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading')).toHaveText(`Eliminare ${shown}?`);
    await expectNoHarm(page);
    await button(dialog, 'Annulla').click();

    await page.setViewportSize(PHONE);
    await expectShown(page, shown);
    await page.goto(`./#/bo-user/edit/${bouser._id}`);
    await expectShown(page, lineOf(name));
  }
  for (const list of ['company', 'bo-user']) {
    await page.goto(`./#/${list}/list?filter=${JSON.stringify({ q: mark })}`);
    await expectShown(page, mark);
  }
});

/** The kinds of communication: their lists, their calls, and where one of them is opened. */
const KINDS = [
  ['/news/list', 'news', '/news/edit'],
  ['/luigi/list', 'luigi', '/luigi/edit'],
  ['/journey/list', 'journeys', '/journey/edit'],
  ['/survey/list', 'surveys', '/survey/edit'],
  ['/email-template/list', 'notifications/templates?channel=email&', '/email-template/edit'],
  ['/push-template/list', 'notifications/templates?channel=push&', '/push-template/edit'],
  [
    '/email-template/custom/list',
    'customnotices?channel=email&status=draft&',
    '/email-template/custom/edit',
  ],
  [
    '/push-template/custom/list',
    'customnotices?channel=push&status=draft&',
    '/push-template/custom/edit',
  ],
] as const;

test('whatever a backend answers in any text of a communication, nothing runs, leaves or covers the page', async ({
  page,
  as,
  api,
}) => {
  test.slow();
  await as('admin');
  await watchForHarm(page);
  await page.route('**/api/v1/**', async (route) => {
    if (route.request().method() !== 'GET') {
      return route.fulfill({ status: 422, json: { errors: [`No${HARM}`] } });
    }
    const response = await route.fetch();
    // The answers of a survey are a file.
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: withHarm(data) } });
  });
  await openCold(page, '/dashboard');
  for (const [list, path, edit] of KINDS) {
    const query = `${path}${path.includes('?') ? '' : '?'}page=1&pageSize=1&searchTerm=`;
    const { total_rows: _, ...rows } = (await api.get(`api/v1/${query}`)).data;
    const [[{ _id }]] = Object.values(rows) as [[{ _id: string }]];
    await page.goto(`./#${list}`);
    await expect(page.getByRole('grid').getByText(HARM.slice(0, 12)).first()).toBeVisible();
    await expectUncovered(page);
    await page.goto(`./#${edit}/${_id}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
      HARM.slice(0, 200),
    );
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expectUncovered(page);
  }
  await page.unrouteAll({ behavior: 'wait' });
});

test('a link that names a record by what is no id deletes nothing, asks for nothing and is not kept', async ({
  page,
  as,
  api,
}) => {
  const { _id } = await makeCompany(api, newMark());
  await as('admin');
  await openCold(page, '/company/list');
  await expect(heading(page, 'Aziende')).toBeVisible();
  const calls = recordCalls(page);
  for (const address of [
    `/company/edit/${_id}%2Fdelete`,
    `/company/edit/${_id}%3F`,
    '/company/edit/..',
    `/app/list?edit=${_id}%2Fdelete`,
    `/app-user/list?open=..%2Fcompanies%2F${_id}%2Fdelete`,
    `/app/${_id}%2Fdelete/tile/list`,
    `/bo-user/edit/${_id}%2Fdelete/email`,
  ]) {
    await page.goto(`./#${address}`);
    await expect(page.getByText('Elemento non trovato').first(), address).toBeVisible();
  }
  expect(calls.map(pathOf).filter((path) => /delete|%|\.\.|edit/i.test(path))).toEqual([]);
  await api.get(`api/v1/companies/${_id}`);

  await page.goto('./#/auth');
  await expectPath(page, '/company/list');
});

const expectShown = async (page: Page, text: string) => {
  await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await expectNoHarm(page);
  await expect.poll(() => overflowOf(page), text).toBe(0);
};

const watchForHarm = (page: Page) =>
  page.addInitScript(() => {
    window.alert = () => Object.assign(window, { broken: 2 });
  });

const expectNoHarm = async (page: Page) => {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await expect(page.locator('main b, main script, main img[src="x"]')).toHaveCount(0);
};

const HARM = [
  '"><img src=https://evil.example/i onerror="window.broken=1">',
  '<svg onload="window.broken=1"></svg><a href="javascript:window.broken=1">l</a>',
  '<style>*{display:none!important}</style><form action="https://evil.example"><input></form>',
  '<iframe src="https://evil.example"></iframe><script>window.broken=1</script>',
  '<div style="position:fixed;inset:0;z-index:99999;background:red">d</div>',
].join('');

/** Fields that hold words; codes, days and chosen values are checked where they are read. */
const WORDS =
  /^(title|corps|description|subject|beneficiary|destination|link|image|text|options|.*_name|surname)$/;

/** `value` with the harm behind each of its words. */
const withHarm = (value: unknown, field = ''): unknown => {
  if (Array.isArray(value)) return value.map((item) => withHarm(item, field));
  if (isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withHarm(item, key)]),
    );
  }
  return typeof value === 'string' && WORDS.test(field) ? value + HARM : value;
};

/** Whatever the texts hold, the top bar and the menu can be pressed, and the page is as wide as the window. */
const expectUncovered = async (page: Page) => {
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  const covered = await page.evaluate(() =>
    (
      [
        [innerWidth / 2, 20, 'header'],
        [60, innerHeight / 2, 'nav'],
      ] as const
    ).filter(([x, y, part]) => !document.elementFromPoint(x, y)?.closest(part)),
  );
  expect(covered).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
};
