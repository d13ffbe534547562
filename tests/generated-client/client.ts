import createClient from 'openapi-fetch';
import type { components, paths } from './schema';

type Errors = components['schemas']['Errors'];

const [baseUrl, email = '', password = ''] = process.argv.slice(2);

const client = createClient<paths>({ baseUrl });

const login = await client.POST('/bouser/login', { body: { email, password } });
client.use({
  onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${login.data?.token}`),
});

const customers = await client.GET('/api/v1/customers', {
  params: { query: { page: 1, pageSize: 2, searchTerm: 'caffe', sortDir: -1, status: 'active' } },
});

const body = { category_code: 'ORO', category_name: 'Oro', company_code: 'C1' };
const created = await client.POST('/api/v1/categories', { body });
const again = await client.POST('/api/v1/categories', { body });
const deleted = await client.GET('/api/v1/categories/{id}/delete', {
  params: { path: { id: created.data?.data?.category?._id ?? '' } },
});

/** An error is a sentence, or one of two shapes with the name of a field. */
const sentences = ({ errors }: Errors): string[] =>
  errors.map((error) => {
    if (typeof error === 'string') return error;
    return 'msg' in error ? `${error.param}: ${error.msg}` : `${error.field}: ${error.message}`;
  });

console.log(
  JSON.stringify({
    names: customers.data?.data.customers.map(({ business_name }) => business_name),
    total: customers.data?.data.total_rows,
    created: created.data?.data?.category?.category_name,
    again: again.error && sentences(again.error),
    deleted: deleted.data?.message,
  }),
);
