import { LOCALES } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { valueKey } from '@/core/resource';
import { words } from '@/i18n/words';

/** What columns and values are called in files, in Italian and English; a language that cannot be fetched is left out. */
export type FileWords = Awaited<ReturnType<typeof loadFileWords>>;

export const loadFileWords = async () => {
  const loaded = await Promise.allSettled(LOCALES.map((locale) => words[locale]()));
  const trees = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const textsAt = (path: string): string[] => trees.flatMap((tree) => textAt(tree, path));
  return {
    /**
     * What a column of `resource` may be called besides its name: its label, then the labels that exports for people
     * put over its codes.
     */
    ofColumn: (resource: string, column: string): string[] => {
      const path = `resources.${resource}.fields.${column}`;
      const ofCodes = trees.flatMap((tree) =>
        textAt(tree, 'export.code_of').flatMap((written) =>
          textAt(tree, path).map((label) => written.replace('%{label}', label)),
        ),
      );
      return [...textsAt(path), ...ofCodes];
    },
    /** The labels of one of the values of a field: its own, else those of a role or of recipients. */
    ofValue: (resource: string, field: string, value: string): string[] =>
      [valueKey(resource, field, value), `roles.${value}`, `audience.recipients.${value}`].flatMap(
        textsAt,
      ),
  };
};

const textAt = (tree: MessageTree, path: string): string[] => {
  const text = at(tree, path.split('.'));
  return typeof text === 'string' ? [text] : [];
};

const at = (tree: MessageTree, path: readonly string[]): unknown =>
  path.reduce<MessageTree | string | undefined>(
    (node, key) => (typeof node === 'object' ? node[key] : undefined),
    tree,
  );
