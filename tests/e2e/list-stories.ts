import { expect, test, type Api } from './fixtures';
import { newMark } from './records';
import { column, expectColumn, heading, openCold, pathOf, queryOf, search, sortBy } from './screen';

/** A list with the words and addresses the stories need. */
export type ListScene = {
  list: string;
  title: string;
  /** The path it is read from. */
  base: string;
  /** Makes a few records that differ in every column, with `mark` in each; returns what the title column says. */
  makeFew: (api: Api, mark: string) => Promise<string[]>;
  titleColumn: string;
  /** Each sortable column: what is sent, and the order of the few, ascending, by their place in `makeFew`. */
  sorted: Readonly<Record<string, { sortField: string; ascending: readonly number[] }>>;
  /** Makes records that differ in their number alone; returns what the title column says of that number. */
  makeOne: (api: Api, mark: string, number: string) => Promise<string>;
};

/** What every list promises, told once and tried with each. */
export const tellListStories = (scene: ListScene): void => {
  test('every sortable column sorts up and down', async ({ page, as, api }) => {
    const mark = newMark();
    const titles = await scene.makeFew(api, mark);
    await as('admin');
    await openCold(page, scene.list);
    await search(page, mark);
    await expect
      .poll(async () => (await column(page, scene.titleColumn)).sort())
      .toEqual(titles.toSorted());
    for (const [name, { sortField, ascending }] of Object.entries(scene.sorted)) {
      const upwards = ascending.map((at) => titles[at] ?? '');
      for (const [sortDir, expected] of [
        ['1', upwards],
        ['-1', upwards.toReversed()],
      ] as const) {
        const asked = page.waitForRequest((call) => pathOf(call) === `/${scene.base}`);
        await sortBy(page, name);
        expect(queryOf(await asked)).toMatchObject({ sortField, sortDir, searchTerm: mark });
        await expectColumn(page, scene.titleColumn, expected);
      }
    }
  });

  test('search, page and page size narrow the list, and the address keeps them', async ({
    page,
    as,
    api,
  }) => {
    const mark = newMark();
    const numbers = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
    const titles: string[] = [];
    for (const number of numbers) titles.push(await scene.makeOne(api, mark, number));
    await as('admin');

    const first = page.waitForRequest((call) => pathOf(call) === `/${scene.base}`);
    await openCold(page, scene.list);
    expect(queryOf(await first)).toEqual({
      page: '1',
      pageSize: '10',
      searchTerm: '',
      sortField: '_id',
      sortDir: '1',
    });
    await expect(heading(page, scene.title)).toBeVisible();

    await search(page, mark.toLowerCase());
    await expect(page.getByText('1-10 di 12')).toBeVisible();
    await sortBy(page, scene.titleColumn);
    await expectColumn(page, scene.titleColumn, titles.slice(0, 10));
    await page.getByRole('button', { name: 'Vai alla pagina 2' }).click();
    await expectColumn(page, scene.titleColumn, titles.slice(10));
    await expect(page.getByText('11-12 di 12')).toBeVisible();
    await page.reload();
    await expectColumn(page, scene.titleColumn, titles.slice(10));

    await page.getByRole('combobox', { name: 'Righe per pagina' }).click();
    await page.getByRole('option', { name: '25', exact: true }).click();
    await expectColumn(page, scene.titleColumn, titles);

    await search(page, `${mark} nessuno`);
    await expect(page.getByText('Nessun record da visualizzare')).toBeVisible();
    await page.getByRole('button', { name: 'Cancella la ricerca' }).click();
    await expect(page.getByRole('table')).toBeVisible();
  });
};
