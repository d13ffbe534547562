import type { ResourceDefinition, WireRecord } from '@/core/resource';
import { recordOf } from '@/providers/data/record-calls';
import { endpointAddress } from '@/providers/http/endpoint';
import { request } from '@/providers/http/http';

/**
 * The report of the promotion with `code` at `company`, with its lines by customer; without a company, the one the
 * backend returns. `definition` is that of the reports by company.
 *
 * @throws ApiError
 */
export const readReport = async (
  definition: ResourceDefinition,
  code: string,
  company: string | undefined,
  signal?: AbortSignal,
): Promise<WireRecord> => {
  const payload = await request({
    path: `${endpointAddress(definition)}/${encodeURIComponent(code)}`,
    query: { company_code: company },
    signal,
  });
  return recordOf(definition, payload);
};
