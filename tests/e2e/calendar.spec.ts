import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { browserToday, makeNews, newMark } from './records';
import {
  alertSaying,
  button,
  expectAddress,
  heading,
  openCold,
  pathOf,
  recordCalls,
} from './screen';
import { makeSurvey } from './surveys';

/** A month in which the data of the backend has nothing. */
const MONTH = '/calendar?view=month&date=2031-06-15';

const bar = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^News: ${title}`) });

const dayCell = (page: Page, day: string): Locator => page.locator(`time[datetime="${day}"]`);

const ofRecord = (calls: readonly Request[], id: string) =>
  calls
    .filter((call) => pathOf(call).includes(id))
    .map((call) => `${call.method()} ${pathOf(call)}`);

test('an item is dragged to another day by one read and one update, and taken back', async ({
  page,
  as,
  api,
}) => {
  const title = `Drag ${newMark()}`;
  const { _id } = await makeNews(api, title, { publication_date: '2031-06-10T08:00:00.000Z' });
  await as('admin');
  await openCold(page, MONTH);
  await expect(bar(page, title)).toBeVisible();
  const calls = recordCalls(page);
  const day = dayCell(page, '2031-06-20');
  const target = await day.boundingBox();
  const cell = day.locator('../..');
  const ground = await cell.evaluate((element) => getComputedStyle(element).backgroundColor);
  await bar(page, title).hover();
  await page.mouse.down();
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 60, { steps: 8 });
  // The day it is over is marked.
  await expect(cell).not.toHaveCSS('background-color', ground);
  const line = () =>
    cell.evaluate((element) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(element, '::after');
      return `${borderTopStyle} ${borderTopColor}`;
    });
  await expect.poll(line).toMatch(/^solid /);
  await page.mouse.up();
  await expect(alertSaying(page, 'status', 'Aggiornato con successo')).toBeVisible();
  expect(ofRecord(calls, _id)).toEqual([
    `GET /api/v1/news/${_id}`,
    `POST /api/v1/news/${_id}/update`,
  ]);
  const dateOf = async () => (await api.get(`api/v1/news/${_id}`)).data.news_item.publication_date;
  expect(await dateOf()).toBe('2031-06-20T08:00:00.000Z');
  await expect(alertSaying(page, 'status', 'Nuova data: 20 giu 2031')).toBeVisible();
  await button(page, 'Annulla Ctrl+Z').click();
  await expect.poll(dateOf).toBe('2031-06-10T08:00:00.000Z');
});

test('a day that is not over offers to create an item that starts on it', async ({ page, as }) => {
  await as('admin');
  await openCold(page, MONTH);
  const cell = dayCell(page, '2031-06-19').locator('../..');
  await expect(cell).toBeVisible();
  const { width, height } = (await cell.boundingBox()) ?? { width: 0, height: 0 };
  await cell.click({ position: { x: width / 2, y: height - 30 } });
  const card = page.getByRole('dialog', { name: '19 giu 2031' });
  await card.getByRole('link', { name: 'Nuovo sondaggio' }).click();
  await expect(page.getByRole('textbox', { name: 'Inizio' })).toHaveValue('19/06/2031');
  await page.goBack();
  // By keyboard the number of the day opens the same card.
  await dayCell(page, '2031-06-19').locator('..').press('Enter');
  await card.getByRole('link', { name: 'Nuova news' }).click();
  await expect(page.getByRole('textbox', { name: 'Data di pubblicazione' })).toHaveValue(
    '19/06/2031, 09:00',
  );
});

test('an item is moved by keyboard alone, and a conflict is said', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/409/);
  const title = `Keys ${newMark()}`;
  const { _id } = await makeNews(api, title, { publication_date: '2031-06-12T08:00:00.000Z' });
  await as('company.manager');
  await openCold(page, MONTH);
  await bar(page, title).focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: title });
  const field = card.getByRole('textbox', { name: 'Sposta al giorno' });
  await field.fill('25/6/2031');
  const updates = `**/api/v1/news/${_id}/update`;
  await page.route(updates, (route) =>
    route.fulfill({ status: 409, json: { errors: ['Qualcun altro ha salvato prima'] } }),
  );
  await page.keyboard.press('Enter');
  await expect(alertSaying(page, 'alert', 'Qualcun altro ha salvato prima')).toBeVisible();
  // The typed day stays for another attempt.
  await expect(field).toHaveValue('25/6/2031');
  await page.unroute(updates);
  await field.press('Enter');
  await expect(card).toBeHidden();
  await expect(bar(page, title)).toHaveAccessibleName(/25 giu 2031/);
  // It is drawn anew in another week, and takes the focus along.
  await expect(bar(page, title)).toBeFocused();
  await expect
    .poll(async () => (await api.get(`api/v1/news/${_id}`)).data.news_item.publication_date)
    .toBe('2031-06-25T08:00:00.000Z');
});

test('the way back leads to the item that was opened, and through the periods', async ({
  page,
  as,
  api,
}) => {
  const title = `Back ${newMark()}`;
  const { date } = browserToday();
  await makeNews(api, title, { publication_date: `${date}T08:00:00.000Z` });
  await as('admin');
  await openCold(page, '/dashboard');
  await page.getByRole('link', { name: 'Calendario' }).click();
  await expect(heading(page, 'Calendario')).toBeVisible();
  const period = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const month = await period.textContent();
  await button(page, 'Settimana').click();
  await expect(period).not.toHaveText(month ?? '');
  const week = (await period.textContent()) ?? '';
  await bar(page, title).click();
  await page.getByRole('dialog', { name: title }).getByRole('link', { name: 'Apri' }).click();
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();
  await expect(bar(page, title)).toBeFocused();
  await button(page, 'Periodo successivo').click();
  await expect(period).not.toHaveText(week);
  const next = (await period.textContent()) ?? '';
  await button(page, 'Periodo successivo').click();
  await expect(period).not.toHaveText(next);
  // A filter is no step of the way back.
  await button(page, 'News').click();
  await expectAddress(page, /without=news/);
  for (const text of [next, week, month ?? '']) {
    await page.goBack();
    await expect(period).toHaveText(text);
  }
  await page.goBack();
  await expectAddress(page, '/dashboard');
});

test('a day too full opens, kinds are left out, and the period is saved as a file', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  for (const at of [1, 2, 3, 4, 5, 6]) {
    await makeNews(api, `Full ${mark} ${at}`, { publication_date: `2031-08-06T0${at}:00:00.000Z` });
  }
  await as('admin');
  await openCold(page, '/calendar?view=month&date=2031-08-15');
  await expect(page.getByRole('button', { name: /^In corso: agosto/ })).toBeVisible();
  await page.getByRole('button', { name: 'Mostra tutto di 6 ago 2031: altri 4' }).click();
  const all = page.getByRole('dialog', { name: '6 ago 2031' }).getByRole('button');
  await expect(all).toHaveCount(6);
  await all.last().click();
  const card = page.getByRole('dialog', { name: `Full ${mark} 6` });
  await card.getByRole('link', { name: 'Apri' }).click();
  await expect(heading(page, `Full ${mark} 6`)).toBeVisible();
  await page.goBack();
  // The item itself is not drawn: the way back leads to the button that listed it.
  await expect(button(page, 'Mostra tutto di 6 ago 2031: altri 4')).toBeFocused();
  // The list closes once an item of its day is moved.
  await page.keyboard.press('Enter');
  await all.last().click();
  await card.getByRole('textbox', { name: 'Sposta al giorno' }).fill('7/8/2031');
  await page.keyboard.press('Enter');
  await expect(card).toBeHidden();
  await expect(all).toHaveCount(0);

  const download = page.waitForEvent('download');
  await button(page, 'Scarica .ics').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('calendar-2031-07-28-2031-08-31.ics');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(6);

  await button(page, 'News').click();
  await expect(page.getByText(`Full ${mark} 1`)).toBeHidden();
  await expectAddress(page, /without=news/);
  await expect(button(page, 'Scarica .ics')).toBeDisabled();
});

test('what runs for weeks is a bar in each of them, which lists it', async ({ page, as, api }) => {
  const title = `Weeks ${newMark()}`;
  await makeSurvey(api, title, { start_date: '2032-03-03', end_date: '2032-03-30' });
  await as('admin');
  await openCold(page, '/calendar?view=month&date=2032-03-15');
  // Its first day says that it is a draft, in words and by its outline.
  const begin = page.getByRole('button', { name: `Sondaggio: Inizio: ${title}` });
  await expect(begin).toHaveAccessibleName(/3–30 mar 2032 · Bozza/);
  await expect(begin).toHaveCSS('border-style', 'dashed');
  for (const days of ['3–7 mar 2032', '15–21 mar 2032', '29–30 mar 2032']) {
    await expect(button(page, `1 in bozza, ${days}`)).toBeVisible();
  }
  await button(page, '1 in bozza, 8–14 mar 2032').click();
  const list = page.getByRole('dialog', { name: '1 in bozza, 8–14 mar 2032' });
  await list.getByRole('button', { name: new RegExp(title) }).click();
  await page
    .getByRole('dialog', { name: title, exact: true })
    .getByRole('link', { name: 'Apri' })
    .click();
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();
  await expect(button(page, '1 in bozza, 8–14 mar 2032')).toBeFocused();

  await openCold(page, '/calendar?view=week&date=2032-03-10');
  await expect(page.getByText('Niente inizia o finisce questa settimana')).toBeVisible();
  await expect(button(page, '1 in bozza, 8–14 mar 2032')).toBeVisible();
});

test('this week and the next are in the window that opens', async ({ page, as }) => {
  await as('admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCold(page, '/calendar?view=month');
  const weeks = page.getByRole('grid').getByRole('row');
  await expect(weeks.last()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await openCold(page, '/calendar?view=month');
  await expect(weeks.filter({ has: page.locator('[aria-current=date]') })).toBeInViewport({
    ratio: 1,
  });
  await button(page, 'Filtri').click();
  await button(page, 'News').click();
  await expect(button(page, 'Filtri: 1')).toBeVisible();
});

test('who has no news has no calendar, and everybody else one they can read', async ({
  page,
  as,
}) => {
  test.slow();
  await as('agent');
  await openCold(page, '/calendar');
  await expect(page.getByText('Impossibile Visitare Questa Pagina')).toBeVisible();
  await as('site.manager');
  for (const view of ['month', 'week', 'agenda']) {
    await openCold(page, `/calendar?view=${view}`);
    await expect(page.getByRole('button', { name: 'News', exact: true })).toBeVisible();
    await expectAccessible(page, `the calendar by ${view}`);
  }
});

test('a title of two lines begins beside its icon and time, and uses both lines', async ({
  page,
  as,
  api,
}) => {
  const mark = newMark();
  const titles = [`Pneumatici ${mark}`, `Indimenticabile ${mark}`];
  for (const title of titles) {
    await makeNews(api, title, { publication_date: '2033-06-14T08:00:00.000Z' });
  }
  await as('admin');
  await page.setViewportSize({ width: 1024, height: 1200 });
  await openCold(page, '/calendar?view=month&date=2033-06-15');
  for (const title of titles) {
    // The title gives way to the time.
    await expect(bar(page, title).locator('time')).toBeVisible();
    const { icon, lines } = await bar(page, title).evaluate((button) => ({
      icon: button.querySelector('.icon')?.getBoundingClientRect().top ?? 0,
      lines: [...(button.querySelector('.title')?.getClientRects() ?? [])].map(({ top }) => top),
    }));
    expect(Math.abs((lines[0] ?? 0) - icon), title).toBeLessThan(4);
    expect(new Set(lines).size, title).toBeGreaterThan(1);
  }
  await page.setViewportSize({ width: 1440, height: 1200 });
  await expect(bar(page, `Pneumatici ${mark}`).locator('time')).toBeVisible();
  const gap = await bar(page, `Pneumatici ${mark}`).evaluate((button) => {
    const [time, title] = ['time', '.title'].map((part) => button.querySelector(part));
    const left = title?.getClientRects()[0]?.left ?? 0;
    return left - (time?.getBoundingClientRect().right ?? 0);
  });
  expect(gap).toBeCloseTo(4, 0);
});

test('today is marked in contrast themes, and said on its own number', async ({ page, as }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await as('admin');
  await openCold(page, '/calendar?view=month');
  const days = page.getByRole('gridcell').getByRole('button', { name: /elementi$|elemento$/ });
  const today = days.and(page.locator('[aria-current=date]'));
  await expect(today).toHaveCount(1);
  const colours = await days.evaluateAll((all) =>
    all.map((day) => getComputedStyle(day).backgroundColor),
  );
  const own = await today.evaluate((day) => getComputedStyle(day).backgroundColor);
  expect(colours.filter((colour) => colour === own)).toHaveLength(1);
});
