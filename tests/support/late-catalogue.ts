import { LOCALES, type Locale } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { LATE_PARTS, type LatePart } from '@/i18n/late-parts';

/**
 * The late words for tests that render, in place of `virtual:catalogue/late`, made from the catalogue they have loaded
 * already. The plugin of the build would load its sources a second time: that takes seconds, and on a busy machine longer
 * than a test waits for a dialog.
 */
const wordsOf = async (part: LatePart, locale: Locale): Promise<{ default: MessageTree }> => {
  const { consoleCatalogue } = await import('@/i18n/console-catalogue');
  const words = part
    .split('.')
    .reduce((tree, key) => tree[key] as MessageTree, consoleCatalogue[locale]);
  return { default: { [part]: words } };
};

// oxlint-disable-next-line import/no-default-export -- the module in whose place it is has one
export default Object.fromEntries(
  LATE_PARTS.map((part) => [
    part,
    Object.fromEntries(LOCALES.map((locale) => [locale, () => wordsOf(part, locale)])),
  ]),
);
