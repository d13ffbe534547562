import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { CATEGORY } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { readPages } from '@/providers/data/iterate-pages';
import { useDefinition } from '@/kit/registry/definitions';

/** Returns a function that reads the codes of all categories that match `filter`. */
export const useReadCategories = () => {
  const provider = useDataProvider();
  const { codeField = 'id' } = useDefinition(CATEGORY);
  return async (filter: Readonly<Record<string, string>>): Promise<string[]> => {
    const { rows } = await readPages((page) =>
      provider.getList<RaRecord>(CATEGORY, {
        pagination: { page, perPage: MAX_PAGE_SIZE },
        sort: { field: codeField, order: 'ASC' },
        filter,
      }),
    );
    return rows.map((row) => textOrNumberOf(row[codeField]));
  };
};
