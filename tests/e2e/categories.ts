import type { Page } from '@playwright/test';
import { pick, textField } from './screen';

export const drawer = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name, exact: typeof name === 'string' });

/** Fills the whole form of a new category, with `mark` in its code and name. */
export const fillCategory = async (page: Page, mark: string) => {
  await textField(page, 'Codice').fill(mark);
  await textField(page, 'Nome categoria').fill(`Categoria ${mark}`);
  await pick(page, 'Azienda', 'Aurora', /Aurora/);
};
