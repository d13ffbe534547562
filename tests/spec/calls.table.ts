/** Section 7 of the specification, retyped by hand (readings: docs/wire-format.md, section 2). */
export type CallRow = {
  name: string;
  method: 'GET' | 'POST';
  /** `{…}` stands for one segment, encoded. */
  path: string;
  /** Names of the query's parameters, in the order they are documented. */
  query?: readonly string[];
  /** Keys of the body. */
  body?: readonly string[];
  /** Whether the call carries the bearer token. */
  bearer: boolean;
  /** Paths into the answer that must hold something. */
  answer: readonly string[];
  status?: number;
};

const LIST = ['page', 'pageSize', 'searchTerm', 'sortField', 'sortDir'];
const COMPANY = [
  'company_name',
  'company_code',
  'description',
  'logo',
  'logo_square',
  'header_image',
];
const BOUSER = [
  'firstname',
  'surname',
  'email',
  'roles',
  'code',
  'company_code',
  'location_code',
  'telephone',
];

export const CALLS: readonly CallRow[] = [
  {
    name: 'log in',
    method: 'POST',
    path: '/bouser/login',
    body: ['email', 'password'],
    bearer: false,
    answer: ['token'],
  },
  {
    name: 'register',
    method: 'POST',
    path: '/register',
    body: ['email', 'fullname', 'username', 'password'],
    bearer: false,
    answer: ['accessToken'],
    status: 201,
  },
  {
    name: 'forget password',
    method: 'POST',
    path: '/bouser/forget/password',
    body: ['email'],
    bearer: false,
    answer: ['message'],
  },
  {
    name: 'accounts of a reset',
    method: 'GET',
    path: '/api/v1/auth/reset/listaccounts',
    query: ['forget_password_token'],
    bearer: false,
    answer: ['data.accounts'],
  },
  {
    name: 'reset password',
    method: 'POST',
    path: '/bouser/reset/password',
    query: ['forget_password_token'],
    body: ['code', 'password'],
    bearer: false,
    answer: ['message'],
  },
  {
    name: 'change password',
    method: 'POST',
    path: '/bouser/update/password',
    body: ['password', 'oldpassword'],
    bearer: true,
    answer: ['message'],
  },
  {
    name: 'profile',
    method: 'GET',
    path: '/me',
    bearer: true,
    answer: ['self._id', 'self.roles', 'self.first_login'],
  },
  {
    name: 'change address',
    method: 'POST',
    path: '/api/v1/auth/resetaccount',
    body: ['id', 'email'],
    bearer: true,
    answer: ['message'],
  },

  {
    name: 'list companies',
    method: 'GET',
    path: '/api/v1/companies',
    query: LIST,
    bearer: true,
    answer: [
      'data.companies.0._id',
      'data.companies.0.company_code',
      'data.companies.0.company_name',
    ],
  },
  {
    name: 'read company',
    method: 'GET',
    path: '/api/v1/companies/{id}',
    bearer: true,
    answer: ['data.company._id'],
  },
  {
    name: 'create company',
    method: 'POST',
    path: '/api/v1/companies',
    body: COMPANY,
    bearer: true,
    answer: ['message'],
    status: 201,
  },
  {
    name: 'update company',
    method: 'POST',
    path: '/api/v1/companies/{id}/update',
    body: [...COMPANY, 'updated_at'],
    bearer: true,
    answer: ['message'],
  },
  {
    name: 'delete company',
    method: 'GET',
    path: '/api/v1/companies/{id}/delete',
    bearer: true,
    answer: ['message'],
  },

  {
    name: 'list bousers',
    method: 'GET',
    path: '/api/v1/bousers',
    query: LIST,
    bearer: true,
    answer: ['data.bousers.0._id', 'data.total_rows'],
  },
  {
    name: 'list bousers with filters',
    method: 'GET',
    path: '/api/v1/bousers',
    query: [...LIST, 'company_code', 'location_code', 'role', 'status'],
    bearer: true,
    answer: ['data.bousers', 'data.total_rows'],
  },
  {
    name: 'read bouser',
    method: 'GET',
    path: '/api/v1/bousers/{id}',
    bearer: true,
    answer: ['data.bouser._id'],
  },
  {
    name: 'bousers as a file',
    method: 'GET',
    path: '/api/v1/bousers/csv',
    query: ['searchTerm', 'role'],
    bearer: true,
    answer: [],
  },
  {
    name: 'create bouser',
    method: 'POST',
    path: '/api/v1/auth/bouser/create',
    body: BOUSER,
    bearer: true,
    answer: ['message'],
    status: 201,
  },
  {
    name: 'update bouser',
    method: 'POST',
    path: '/api/v1/bousers/{id}/update',
    body: [...BOUSER, 'updated_at'],
    bearer: true,
    answer: ['message'],
  },
  {
    name: 'deactivate bouser',
    method: 'POST',
    path: '/api/v1/bousers/{id}/update',
    body: [...BOUSER, 'status', 'updated_at'],
    bearer: true,
    answer: ['message'],
  },
  {
    name: 'delete bouser',
    method: 'GET',
    path: '/api/v1/bousers/{id}/delete',
    bearer: true,
    answer: ['message'],
  },
  {
    name: 'agents of a location',
    method: 'GET',
    path: '/api/v1/bousers/company/{code}/location/{code}/role/agent',
    bearer: true,
    answer: ['data.bousers.0._id'],
  },
  {
    name: 'agents of a company',
    method: 'GET',
    path: '/api/v1/bousers/company/{code}/role/agent',
    bearer: true,
    answer: ['data.bousers.0._id'],
  },
  {
    name: 'all agents',
    method: 'GET',
    path: '/api/v1/bousers/role/agent',
    bearer: true,
    answer: ['data.bousers.0._id'],
  },
  {
    name: 'area managers of a company',
    method: 'GET',
    path: '/api/v1/bousers/company/{code}/role/area_manager',
    bearer: true,
    answer: ['data.bousers.0._id'],
  },

  {
    name: 'list groups',
    method: 'GET',
    path: '/api/v1/groups',
    query: [...LIST, 'company_code'],
    bearer: true,
    answer: ['data.groups.0._id', 'data.total_rows'],
  },
  {
    name: 'read group',
    method: 'GET',
    path: '/api/v1/groups/{id}',
    bearer: true,
    answer: ['data.group.customers.0'],
  },
  {
    name: 'create group',
    method: 'POST',
    path: '/api/v1/groups',
    body: ['group_name', 'customers'],
    bearer: true,
    answer: ['message'],
    status: 201,
  },
  {
    name: 'update group',
    method: 'POST',
    path: '/api/v1/groups/{id}/update',
    body: ['group_code', 'group_name', 'customers', 'updated_at'],
    bearer: true,
    answer: ['message'],
  },
  {
    name: 'delete group',
    method: 'GET',
    path: '/api/v1/groups/{id}/delete',
    bearer: true,
    answer: ['message'],
  },

  {
    name: 'app activity',
    method: 'GET',
    path: '/accesslog',
    query: [...LIST, 'company_code'],
    bearer: true,
    answer: [
      'customers.0.code',
      'customers.0.user_name',
      'customers.0.company.company_name',
      'customers.0.agent.surname',
      'customers.0.agent_code',
      'customers.0.accesses_list',
      'total_rows',
    ],
  },
  {
    name: 'app activity as a file',
    method: 'GET',
    path: '/accesslist/csv',
    query: ['searchTerm', 'company_code'],
    bearer: true,
    answer: [],
  },
];

/** Headers the console may set; a foreign backend's CORS refuses any other. */
export const HEADERS = ['accept', 'authorization', 'content-type'];
