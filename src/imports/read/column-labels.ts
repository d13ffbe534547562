import { LOCALES } from '@/core/constants';
import type { MessageTree } from '@/core/messages';
import { valueKey } from '@/core/resource';
import { catalogues } from '@/i18n/catalogues';

/** The labels of columns and values in Italian and English; a language that cannot be loaded is left out. */
export type FileWords = Awaited<ReturnType<typeof loadFileWords>>;

export const loadFileWords = async () => {
  const loaded = await Promise.allSettled(LOCALES.map((locale) => catalogues[locale]()));
  const trees = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const textsAt = (path: string): string[] => trees.flatMap((tree) => textAt(tree, path));
  return {
    /** Labels of a column of `resource` besides its name: its own, then those of exports with names for codes. */
    ofColumn: (resource: string, column: string): string[] => {
      const path = `resources.${resource}.fields.${column}`;
      const ofCodes = trees.flatMap((tree) =>
        textAt(tree, 'export.code_of').flatMap((written) =>
          textAt(tree, path).map((label) => written.replace('%{label}', label)),
        ),
      );
      return [...textsAt(path), ...ofCodes];
    },
    /** The labels of a field's value: its own, else those of roles or recipients. */
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
