import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitting, LOCALES, speak } from './accessibility';
import { expect, test } from './fixtures';
import { addressIn, mailsTo } from './mail';
import { makeBoUser, newMark } from './records';
import { heading, openCold, openHere } from './screen';

/** Every page outside the console. */
const FORMS = ['/auth/login', '/auth/registration', '/auth/forgot-password'];

for (const locale of LOCALES) {
  // The markup is that of the other language; whether its words fit is not.
  const expectGood = locale === 'it' ? expectAccessible : expectFitting;

  test(`logged out, every page is accessible: ${locale}`, async ({ page, api, complaints }) => {
    test.slow();
    complaints.expect(/status of 404/);
    await speak(page, locale);
    for (const address of ['/auth/password/reset/dead', '/auth/firstlogin', '/terms']) {
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expectGood(page, address);
    }
    for (const address of [...FORMS, await mailedLink(api)]) {
      await openRefused(page, address);
      await expectGood(page, `${address}, refused`);
    }
    const titles = new Set<string>();
    for (const design of ['error-v1', 'error-v2', 'error-v3', 'error-v4', 'error-v5', 'error-v6']) {
      await open(page, `/error/${design}`);
      await expectGood(page, design);
      await expect(page.locator('main p[lang="en"]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      titles.add(await page.title());
    }
    expect(titles.size).toBe(6);
  });

  test(`signed in, every page of the account is accessible: ${locale}`, async ({
    page,
    as,
    api,
  }) => {
    test.slow();
    await as('first.login');
    await speak(page, locale);
    await openRefused(page, '/firstlogin');
    await expectGood(page, '/firstlogin, refused');
    await as('agent');
    await open(page, '/success');
    await expectGood(page, '/success');

    const mark = newMark();
    const account = { email: `${mark}@example.com`, password: 'Prima-1234' };
    await api.post('register', { ...account, fullname: 'Ada Neri', username: mark });
    await as(account);
    await open(page, '/dashboard');
    await expectGood(page, '/dashboard');
  });
}

test('each error page shows its line, leads back to the console and to where one was', async ({
  page,
  as,
}) => {
  await as('agent');
  const oops = 'OOPS! Something went wrong here';
  const how = 'How did you get here';
  const nothing = 'Nothing left to do here.';
  await openCold(page, '/terms');
  for (const [design, line, title, number] of [
    ['error-v1', oops, 'Pagina non trovata', true],
    ['error-v2', oops, 'Qualcosa si è staccato', false],
    ['error-v3', how, 'Vicolo cieco', true],
    ['error-v4', nothing, 'Niente da fare qui', true],
    ['error-v5', oops, 'Qualcosa è andato storto', false],
    ['error-v6', nothing, 'Fine del percorso', false],
  ] as const) {
    await openHere(page, `/error/${design}`);
    await expect(heading(page, title)).toBeFocused();
    await expect(page.getByText(line, { exact: true })).toBeVisible();
    await expect(page.getByText('404', { exact: true })).toHaveCount(number ? 1 : 0);
    await expect(page.getByRole('link', { name: 'Torna alla console' })).toHaveAttribute(
      'href',
      '#/',
    );
  }
  await openHere(page, '/terms');
  await expect(heading(page, 'Termini e condizioni')).toBeVisible();
  await openHere(page, '/error/none-of-them');
  await expect(heading(page, 'Pagina non trovata')).toBeVisible();
  await expect(page).toHaveURL(/#\/error\/error-v1$/);
  await page.getByRole('button', { name: 'Torna indietro' }).click();
  await expect(heading(page, 'Termini e condizioni')).toBeVisible();
});

const open = async (page: Page, address: string) => {
  await openCold(page, address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
};

/** The same with every field's error: what one sees who sends the empty form. */
const openRefused = async (page: Page, address: string) => {
  await open(page, address);
  await submit(page).click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
};

const submit = (page: Page): Locator => page.getByRole('form').locator('[type="submit"]');

const mailedLink = async (api: Parameters<typeof makeBoUser>[0]): Promise<string> => {
  const { email } = await makeBoUser(api, newMark());
  const [mail] = await mailsTo(api, String(email));
  if (!mail) throw new Error('no mail came');
  return addressIn(mail);
};
