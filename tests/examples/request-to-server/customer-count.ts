import { ApiError } from '@/providers/http/api-error';
import { request, type Payload } from '@/providers/http/http';

/**
 * How many customers the company called `company` has.
 *
 * @throws ApiError
 */
export const fetchCustomerCount = async (
  company: string,
  signal?: AbortSignal,
): Promise<number> => {
  const query = { page: 1, pageSize: 1, company_code: company };
  const payload = await request({ path: 'api/v1/customers', query, signal });
  const { total_rows: total } = (payload.data ?? payload) as Payload;
  if (typeof total !== 'number') throw new ApiError('unreadable', 200);
  return total;
};
