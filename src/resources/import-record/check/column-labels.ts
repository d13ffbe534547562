import { LOCALES } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { words } from '@/i18n/words';

/**
 * Tells what a column of `resource` may be called besides its name: its label in Italian and in English, then the
 * labels that exports for people put over its codes. A language that cannot be fetched is left out: columns are then
 * matched by fewer names.
 */
export const loadColumnLabels = async (resource: string): Promise<(column: string) => string[]> => {
  const loaded = await Promise.allSettled(LOCALES.map((locale) => words[locale]()));
  const trees = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const textAt = (tree: MessageTree, path: readonly string[]): string[] => {
    const text = at(tree, path);
    return typeof text === 'string' ? [text] : [];
  };
  return (column) => {
    const path = ['resources', resource, 'fields', column];
    const labels = trees.flatMap((tree) => textAt(tree, path));
    const ofCodes = trees.flatMap((tree) =>
      textAt(tree, ['export', 'code_of']).flatMap((words) =>
        textAt(tree, path).map((label) => words.replace('%{label}', label)),
      ),
    );
    return [...labels, ...ofCodes];
  };
};

const at = (tree: MessageTree, path: readonly string[]): unknown =>
  path.reduce<MessageTree | string | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    tree,
  );
