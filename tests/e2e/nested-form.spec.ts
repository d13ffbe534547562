import { expect, test } from './fixtures';
import { button, expectPath, heading, openCold, textField } from './screen';
import { appWith, listOf, titlesIn } from './tiles';

/** Checks the pages of a record below another one, with the tiles of an app. */
test('nested addresses hold on every way in', async ({ page, as, api }) => {
  const one = await appWith(api, 'Di uno');
  const two = await appWith(api, 'Di due');
  await as('admin');
  await openCold(page, listOf(one.app));
  await expect(titlesIn(page)).toHaveText(['Di uno']);
  const way = page.getByRole('navigation', { name: 'Percorso di navigazione' });
  await expect(way.getByRole('link', { name: String(one.app.app_name) })).toHaveAttribute(
    'href',
    `#/app/list?edit=${one.app._id}`,
  );
  await titlesIn(page).first().click();
  await expect(heading(page, 'Di uno')).toBeVisible();
  await page.reload();
  await expect(textField(page, 'Titolo')).toHaveValue('Di uno');
  await textField(page, 'Titolo').fill('Una bozza');
  await page.getByRole('link', { name: 'Annulla' }).click();
  await button(page.getByRole('dialog'), 'Esci senza salvare').click();
  await expectPath(page, listOf(one.app));

  await page.goto(`./#${listOf(two.app)}`);
  await expect(titlesIn(page)).toHaveText(['Di due']);
  await page.goBack();
  await expect(titlesIn(page)).toHaveText(['Di uno']);

  await page.goto(`./#/app/${one.app._id}/tile/create`);
  await textField(page, 'Titolo').fill('Bozza di uno');
  await page.reload();
  await expect(page.getByText('Ripristinare le modifiche non salvate').first()).toBeVisible();
  await openCold(page, `/app/${two.app._id}/tile/create`);
  await expect(textField(page, 'Titolo')).toHaveValue('');
  await expect(page.getByText('Ripristinare le modifiche non salvate')).toHaveCount(0);
});

test('a tile of another app, and an app that is not there, are said to be missing', async ({
  page,
  as,
  api,
  complaints,
}) => {
  complaints.expect(/status of 404/);
  const { app } = await appWith(api, 'Uno');
  const other = await appWith(api, 'Altro');
  await as('admin');
  await openCold(page, `/app/${app._id}/tile/edit/${other.tiles[0]?._id}`);
  await expect(heading(page, 'Elemento non trovato')).toBeVisible();
  await page.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expectPath(page, listOf(app));
  await openCold(page, `/app/${'f'.repeat(24)}/tile/list`);
  await expect(heading(page, 'Elemento non trovato')).toBeVisible();
  await page.getByRole('link', { name: 'Torna all’elenco' }).click();
  await expectPath(page, '/app/list');
});
