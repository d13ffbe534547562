import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a page is looked at on: a large screen, a phone. */
export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Each rule of axe that the page breaks, or the part of it that `within` selects, then the places that break it. */
export const violationsOf = async (page: Page, within = 'html'): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${String(target)} ${html.slice(0, 160)}`).join(' | ')}`,
  );
};
