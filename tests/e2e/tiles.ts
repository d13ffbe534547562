import type { Page } from '@playwright/test';
import type { Api } from './fixtures';
import { makeApp, makeTile, newMark, type Made } from './records';

export const listOf = (app: Made) => `/app/${app._id}/tile/list`;

/** An app with tiles of those titles, in that order. */
export const appWith = async (api: Api, ...titles: string[]) => {
  const app = await makeApp(api, `App ${newMark()}`);
  const tiles: Made[] = [];
  for (const title of titles) tiles.push(await makeTile(api, app, title));
  return { app, tiles };
};

export const board = (page: Page) => page.getByRole('region', { name: 'Riquadri in ordine' });

export const titlesIn = (page: Page) => board(page).getByRole('listitem').getByRole('link');

export const phone = (page: Page) => page.getByRole('figure', { name: /^Anteprima/ });
