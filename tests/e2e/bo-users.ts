import type { Page } from '@playwright/test';
import type { Api } from './fixtures';
import { makeBoUser } from './records';
import { pick, textField } from './screen';

/** Fills the whole form of a new agent, with `mark` in its code and names. */
export const fillBoUser = async (page: Page, mark: string) => {
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome').fill('Chiara');
  await textField(page, 'Cognome').fill(`Cognome ${mark}`);
  await textField(page, 'Email').fill(`${mark.toLowerCase()}@staff.example.com`);
  await textField(page, 'Telefono').fill('02 1234567');
  await page.getByRole('checkbox', { name: 'Agente' }).check();
  await pick(page, 'Azienda', 'AURORA', /AURORA/);
  await page.keyboard.press('Escape');
  await pick(page, 'Sede', 'AUR-MIL', /AUR-MIL/);
  await page.keyboard.press('Escape');
};

/** Four that differ in every column of the list; returns what its title column says of each. */
export const makeFourBoUsers = async (api: Api, mark: string): Promise<string[]> => {
  await makeBoUser(api, `${mark}-3`, {
    firstname: `${mark} Alfa`,
    surname: 'Cognome',
    email: `${mark}.d@example.com`,
  });
  await makeBoUser(api, `${mark}-1`, {
    firstname: `${mark} beta`,
    surname: 'Cognome',
    email: `${mark}.c@example.com`,
    roles: ['company_manager'],
    company_code: 'DANGELO',
    location_code: undefined,
  });
  const deactivated = await makeBoUser(api, `${mark}-2`, {
    firstname: `${mark} Gamma`,
    surname: 'Cognome',
    email: `${mark}.b@example.com`,
    roles: ['area_manager'],
    company_code: 'MONVISO',
    location_code: 'MON-TOR',
  });
  await api.post(`api/v1/bousers/${deactivated._id}/update`, {
    ...deactivated,
    status: 'deactivated',
  });
  await makeBoUser(api, `${mark}-4`, {
    firstname: `${mark} Delta`,
    surname: 'Cognome',
    email: `${mark}.a@example.com`,
    roles: ['site_manager'],
    location_code: 'AUR-BER',
  });
  return ['Alfa', 'beta', 'Gamma', 'Delta'].map((name) => `${mark} ${name} Cognome`);
};
