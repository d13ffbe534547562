import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { newMark, pictureFile } from './records';
import { alertSaying, expectPath, fileField, heading, openCold, textField } from './screen';

/**
 * A company of two locations, two categories, a manager, an agent, an app of two tiles, three customers and a group.
 */
test('a company is set up from its own page, in counted steps', async ({ page, as }) => {
  test.slow();
  const mark = newMark();
  const hand = newHand();
  const company = `Azienda ${mark}`;
  const name = (noun: string) => page.getByRole('dialog', { name: noun });
  await as('admin');
  await openCold(page, '/company/create');

  await hand.type(textField(page, 'Codice'), mark);
  await hand.type(textField(page, 'Nome azienda'), company);
  await hand.type(textField(page, 'Descrizione'), 'Torrefazione');
  await hand.drop(fileField(page, 'Logo'), 400, 120);
  await hand.drop(fileField(page, 'Logo quadrato'), 256, 256);
  await hand.drop(fileField(page, 'Immagine di testata'), 1200, 400);
  await hand.press(page, 'Salva');
  await expectPath(page, '/company/list');
  await hand.follow(page.locator('[data-alerts]').getByRole('link', { name: company }));
  await expect(heading(page, company)).toBeVisible();

  await hand.follow(addNext(page, 'Sede'));
  const location = name('Nuova sede');
  for (const [at, town] of ['Torino', 'Asti'].entries()) {
    await hand.type(textIn(location, 'Codice'), `${mark}-S${at}`);
    await hand.type(textIn(location, 'Nome'), town);
    await hand.type(textIn(location, 'Indirizzo'), 'Via Po 1');
    await hand.type(textIn(location, 'Comune'), town);
    await hand.choose(location, 'Regione', 'piem', 'Piemonte');
    await hand.press(location, at === 0 ? 'Salva e aggiungi ancora' : 'Salva');
    await expect(alertSaying(page, 'status', town)).toBeVisible();
  }
  await expectCount(page, 'Sedi', 2);

  await hand.follow(addNext(page, 'Categoria'));
  const category = name('Nuova categoria');
  for (const at of [1, 2]) {
    await hand.type(textIn(category, 'Codice'), `${mark}-C${at}`);
    await hand.type(textIn(category, 'Nome categoria'), `Bar ${at}`);
    await hand.press(category, at < 2 ? 'Salva e aggiungi ancora' : 'Salva');
    await expect(alertSaying(page, 'status', `Bar ${at}`)).toBeVisible();
  }
  await expectCount(page, 'Categorie', 2);

  await hand.follow(addNext(page, 'Utente back-office'));
  const bouser = name('Nuovo utente back-office');
  const accounts = [
    ['M', 'Marta', 'Responsabile aziendale'],
    ['A', 'Aldo', 'Agente'],
  ] as const;
  for (const [code, firstname, role] of accounts) {
    await hand.type(textIn(bouser, 'Codice'), `${mark}-${code}`);
    await hand.type(textIn(bouser, 'Nome'), firstname);
    await hand.type(textIn(bouser, 'Cognome'), 'Riva');
    await hand.type(textIn(bouser, 'Email'), `${code}.${mark}@example.com`.toLowerCase());
    await hand.type(textIn(bouser, 'Telefono'), '0112345678');
    if (code === 'A') await hand.tick(bouser, accounts[0][2]);
    await hand.tick(bouser, role);
    if (code === 'A') await hand.choose(bouser, 'Sede', 'tor', /Torino/);
    await hand.press(bouser, code === 'M' ? 'Salva e aggiungi ancora' : 'Salva');
    await expect(alertSaying(page, 'status', firstname)).toBeVisible();
  }
  await expectCount(page, 'Utenti back-office', 2);

  await hand.follow(addNext(page, 'Cliente'));
  const customer = name('Nuovo cliente');
  for (const at of [1, 2, 3]) {
    await hand.type(textIn(customer, 'Codice'), `${mark}-U${at}`);
    await hand.type(textIn(customer, 'P. IVA'), '12345670017');
    await hand.type(textIn(customer, 'Ragione sociale'), `Cliente ${at}`);
    await hand.type(textIn(customer, 'Email'), `u${at}.${mark}@example.com`.toLowerCase());
    // The next of a series has the place and the agent of the last one.
    if (at === 1) {
      await hand.choose(customer, 'Sede', 'tor', /Torino/);
      await hand.choose(customer, 'Agente', 'al', /Aldo/);
    }
    await hand.press(customer, at < 3 ? 'Salva e aggiungi ancora' : 'Salva');
    await expect(alertSaying(page, 'status', `Cliente ${at}`)).toBeVisible();
  }
  await expectCount(page, 'Clienti', 3);

  await hand.follow(addNext(page, 'Gruppo'));
  const group = name('Nuovo gruppo');
  await hand.type(textIn(group, 'Nome gruppo'), 'Primi');
  for (const at of [1, 2, 3]) {
    await hand.choose(group, 'Aggiungi un cliente', `${at}`, new RegExp(`Cliente ${at}`));
  }
  await hand.press(group, 'Salva');
  await expectCount(page, 'Gruppi', 1);

  await hand.follow(addNext(page, 'App'));
  const app = name('Nuova app');
  await hand.type(textIn(app, 'Nome app'), `App ${mark}`);
  await hand.drop(fileField(app, 'Logo'), 256, 256);
  for (const [label, color] of Object.entries(COLORS)) {
    await hand.type(textIn(app, label), color);
  }
  await hand.press(app, 'Salva');
  await expectCount(page, 'App', 1);

  await hand.follow(related(page).getByRole('link', { name: 'App', exact: true }));
  await hand.follow(page.getByRole('main').getByRole('link', { name: /^Riquadri/ }));
  await hand.follow(page.getByRole('link', { name: 'Nuovo riquadro' }).first());
  for (const at of [1, 2]) {
    await hand.type(textField(page, 'Titolo'), `Voce ${at}`);
    await hand.select(page, 'Sezione', 'News');
    if (at === 1) {
      await hand.tick(page, 'Tutti');
      await hand.choose(page, 'Categorie', 'bar 1', /Bar 1/);
    }
    await hand.press(page, at < 2 ? 'Salva e aggiungi ancora' : 'Salva');
    await expect(alertSaying(page, 'status', `Voce ${at}`)).toBeVisible();
  }
  await expect(heading(page, 'Riquadri')).toBeVisible();
  expect(hand.steps()).toBeLessThanOrEqual(99);
});

const COLORS = {
  'Colore primario': '#3b2a1a',
  'Colore secondario': '#c08a3e',
  'Colore di sfondo': '#ffffff',
  'Colore del testo': '#222222',
};

/** Does what a hand does, and counts it: a field that is filled is one step, and so is each press and each choice. */
const newHand = () => {
  let steps = 0;
  const step = async (act: Promise<unknown>) => {
    steps += 1;
    await act;
  };
  return {
    steps: () => steps,
    type: (field: Locator, text: string) => step(field.pressSequentially(text)),
    drop: (field: Locator, width: number, height: number) =>
      step(field.setInputFiles(pictureFile(width, height))),
    press: (within: Page | Locator, name: string) =>
      step(within.getByRole('button', { name, exact: true }).click()),
    follow: (link: Locator) => step(link.click()),
    tick: (within: Page | Locator, name: string) =>
      step(within.getByRole('checkbox', { name, exact: true }).click()),
    choose: async (
      within: Page | Locator,
      name: string,
      letters: string,
      option: string | RegExp,
    ) => {
      const picker = within.getByRole('combobox', { name, exact: true });
      await step(picker.pressSequentially(letters));
      await step(picker.page().getByRole('option', { name: option }).click());
    },
    select: async (within: Page | Locator, name: string, option: string) => {
      const box = within.getByRole('combobox', { name, exact: true });
      await step(box.click());
      await step(box.page().getByRole('option', { name: option, exact: true }).click());
    },
  };
};

const textIn = (within: Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true });

const related = (page: Page) => page.getByRole('region', { name: 'Collegati' });

const addNext = (page: Page, noun: string) =>
  related(page).getByRole('link', { name: `Aggiungi: ${noun}`, exact: true });

const expectCount = async (page: Page, noun: string, count: number) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    related(page)
      .getByRole('listitem')
      .filter({ has: page.getByText(noun, { exact: true }) }),
  ).toContainText(String(count));
};
