import createClient from 'openapi-fetch';
import type { paths } from './schema';

const client = createClient<paths>();

/** Calls that the document does not have. The compiler must reject each of them. */
export const undocumentedCalls = async () => {
  // @ts-expect-error An unknown address.
  await client.GET('/api/v1/clients', {});
  // @ts-expect-error A method that the address does not have.
  await client.POST('/accesslog', {});
  // @ts-expect-error A value that the filter does not have.
  await client.GET('/api/v1/customers', { params: { query: { status: 'asleep' } } });
  // @ts-expect-error A body without one of its required fields.
  await client.POST('/api/v1/categories', { body: { category_code: 'ORO', category_name: 'Oro' } });
  const { data } = await client.GET('/api/v1/companies', {});
  // @ts-expect-error A field that the record does not have.
  return data?.data.companies[0]?.vat_number;
};
