import { LOCALES } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { words } from '@/i18n/words';

/**
 * Tells what a column of `resource` may be called besides its name: its label in Italian and in English. A language
 * that cannot be fetched is left out: columns are then matched by fewer names.
 */
export const loadColumnLabels = async (resource: string): Promise<(column: string) => string[]> => {
  const loaded = await Promise.allSettled(LOCALES.map((locale) => words[locale]()));
  const trees = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return (column) =>
    trees.flatMap((tree) => {
      const label = at(tree, ['resources', resource, 'fields', column]);
      return typeof label === 'string' ? [label] : [];
    });
};

const at = (tree: MessageTree, path: readonly string[]): unknown =>
  path.reduce<MessageTree | string | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    tree,
  );
