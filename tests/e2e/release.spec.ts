import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { makeCompany, newMark } from './records';
import { button, heading, openCold, textField } from './screen';

const NEWS = 'Nuova versione disponibile';

/** How a server answers for a file that is gone: not at all, or with the page, as those of one-page applications do. */
const SERVERS = ['404', 'index.html'] as const;

/** The server's files are those of another release, until the answer is called: the page names them, and no old one is left. */
const replaceFiles = async (page: Page, server: string, gone: (typeof SERVERS)[number]) => {
  const old = await (await page.request.get(server)).text();
  const body = old.replaceAll(/(assets\/[\w.]+-)[\w-]{8}(\.\w+)/g, '$1NEWNEWNE$2');
  expect(body).not.toBe(old);
  await page.route(server, (route) =>
    route.request().resourceType() === 'fetch'
      ? route.fulfill({ contentType: 'text/html', body })
      : route.continue(),
  );
  await page.route('**/assets/**', (route) =>
    gone === '404'
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' })
      : route.fulfill({ contentType: 'text/html', body }),
  );
  return async () => {
    await page.unroute(server);
    await page.unroute('**/assets/**');
  };
};

for (const gone of SERVERS) {
  test(`a new release is announced where a part is gone, and a reload keeps what is typed (${gone})`, async ({
    page,
    as,
    api,
    server,
    complaints,
  }) => {
    complaints.expect(/Failed to load|Failed to fetch dynamically|preload CSS|MIME type/);
    const { _id } = await makeCompany(api, newMark());
    await as('admin');
    await openCold(page, `/company/edit/${_id}`);
    await textField(page, 'Nome azienda').fill('Scritto a mano');
    const restore = await replaceFiles(page, server, gone);

    // A part of the frame: the form stays, and the card says why the part does not come.
    await page.getByRole('button', { name: /^Account di/ }).click();
    const card = page.getByRole('region', { name: 'Nuova versione' });
    await expect(card).toContainText(NEWS);
    await expect(textField(page, 'Nome azienda')).toHaveValue('Scritto a mano');

    let isAsked = false;
    page.on('dialog', (dialog) => {
      isAsked = true;
      void dialog.accept();
    });
    await restore();
    await button(card, 'Ricarica').click();
    await button(page, 'Ripristina').click();
    await expect(textField(page, 'Nome azienda')).toHaveValue('Scritto a mano');
    expect(isAsked).toBe(false);
  });
}

test('a page that is gone with the last release offers the new one, once', async ({
  page,
  as,
  server,
  complaints,
}) => {
  complaints.expect(/Failed to load|Failed to fetch dynamically|preload CSS|MIME type/);
  await as('admin');
  await openCold(page, '/company/list');
  await expect(page.getByRole('grid')).toBeVisible();
  const restore = await replaceFiles(page, server, 'index.html');
  await page.getByRole('navigation').getByRole('link', { name: 'Calendario' }).click();
  await expect(heading(page, NEWS)).toBeVisible();
  await expect(page.getByText('Si è verificato un errore')).toHaveCount(0);
  await restore();
  await button(page.getByRole('main'), 'Ricarica').click();
  await expect(heading(page, 'Calendario')).toBeVisible();
});

test('the login tells of a new release where its next screen is gone', async ({
  page,
  server,
  complaints,
}) => {
  complaints.expect(/Failed to load|Failed to fetch dynamically|preload CSS|MIME type/);
  await openCold(page, '/auth/login');
  await expect(button(page, 'Accedi')).toBeEnabled();
  const restore = await replaceFiles(page, server, '404');
  await page.getByRole('link', { name: /dimenticat/i }).click();
  await expect(heading(page, NEWS)).toBeVisible();
  await restore();
  await button(page, 'Ricarica').click();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});
