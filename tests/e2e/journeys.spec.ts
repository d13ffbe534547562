import { expectAccessible } from './accessibility';
import { expect, test } from './fixtures';
import { browserToday, newMark, type Made } from './records';
import { button, expectPath, heading, openCold, pick, textField } from './screen';

test('a journey is made with its years and days', async ({ page, as, complaints }) => {
  complaints.expect(/cdn\.example/);
  await page.route('https://cdn.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const title = `Viaggio ${newMark()}`;
  await as('admin');
  await openCold(page, '/journey/create');
  await textField(page, 'Titolo').pressSequentially(title);
  await textField(page, 'Destinazione').pressSequentially('Lisbona');
  await textField(page, 'Descrizione').pressSequentially('Tre giorni tra tram e azulejos.');
  await page.getByRole('button', { name: 'Indirizzo https: Immagine' }).click();
  await textField(page, 'Indirizzo https: Immagine').fill('https://cdn.example/lisbona.png');
  await pick(page, 'Azienda', 'Aurora', /AURORA/);
  await page.getByRole('radio', { name: 'Platinum' }).check();
  await textField(page, 'Anno attivo').pressSequentially('2027');
  await textField(page, 'Anno degli obiettivi').pressSequentially('2026');
  await textField(page, 'Inizio').pressSequentially('10/4/2028');
  await textField(page, 'Fine').pressSequentially('10/4/2028');
  await button(page, 'Salva').click();
  await expect(page.getByText('La fine deve venire dopo l’inizio', { exact: true })).toBeVisible();

  await button(page, 'Scegli dal calendario: Fine').click();
  await page.getByRole('gridcell', { name: '12', exact: true }).click();
  await expect(textField(page, 'Fine')).toHaveValue('12/04/2028');
  const created = page.waitForRequest((call) => call.method() === 'POST');
  await button(page, 'Salva').click();
  const sent = (await created).postDataJSON();
  expect(sent).toEqual({
    title,
    destination: 'Lisbona',
    description: 'Tre giorni tra tram e azulejos.',
    image: 'https://cdn.example/lisbona.png',
    type: 'platinum',
    company_code: 'AURORA',
    active_year: 2027,
    target_year: 2026,
    start_date: '2028-04-10',
    end_date: '2028-04-12',
  });
  await expectPath(page, '/journey/list');
});

test('the winners of a journey follow from the targets of its company and year', async ({
  page,
  as,
  api,
}) => {
  const { year } = browserToday();
  const { data } = await api.get(
    `api/v1/journeys?company_code=AURORA&type=gold&active_year=${year}`,
  );
  const journey: Made = data.journeys[0];
  const { data: listed } = await api.get(
    `api/v1/targets?pageSize=1000&company_code=AURORA&year=${year}&reward_type=gold_journey`,
  );
  type Listed = { customer_code: string; milestones: { reward_type: string; achieved: boolean }[] };
  const winners = new Set(
    (listed.targets as Listed[])
      .filter(({ milestones }) =>
        milestones.some(({ reward_type, achieved }) => reward_type === 'gold_journey' && achieved),
      )
      .map(({ customer_code }) => customer_code),
  );
  await as('admin');
  await openCold(page, `/journey/edit/${journey._id}?tab=leaderboard`);
  await expect(heading(page, String(journey.title))).toBeVisible();
  await expect(page.getByText(`Vincitori: ${winners.size} ·`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Vincitori' }).getByRole('listitem')).toHaveCount(
    Math.min(winners.size, 10),
  );
  await expectAccessible(page, 'the leaderboard of a journey');
});
