import type { ServerFile } from '@/core/endpoint';
import type { ResourceDefinition } from '@/core/resource';
import { listQuery } from '@/providers/data/list-query';
import { requestFile } from '@/providers/http/download';
import { saveFile } from '@/ui/browser/save-file';

/**
 * Saves the server's own file of a list: all rows found by its search and filters, without page and order. Loaded on
 * demand, because no list needs it to render.
 *
 * @throws ApiError, or the reason of the `signal`
 */
export const saveServerFile = async (
  { path, fileName }: ServerFile,
  definition: ResourceDefinition,
  filter: Record<string, unknown>,
  signal: AbortSignal,
): Promise<void> => {
  const query = {
    ...listQuery(definition, { filter }),
    page: undefined,
    pageSize: undefined,
    sortField: undefined,
    sortDir: undefined,
  };
  saveFile(await requestFile({ path, query, signal }), fileName);
};
