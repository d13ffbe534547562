import { encodePng } from '../support/png';
import type { Api } from './fixtures';

/** Stated sizes of a company's pictures: docs/wire-format.md, section 1. */
const COMPANY_PICTURES = {
  logo: { width: 400, height: 120 },
  logo_square: { width: 256, height: 256 },
  header_image: { width: 1200, height: 400 },
};

/** Records that belong to one test: its mark is in every code and name, and is nobody else's. */
export const newMark = (): string =>
  `E${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase();

/** Today in the browser's zone (playwright.config.ts), where it may be another day, month or year than here. */
export const browserToday = () => {
  const date = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Rome' }).format(new Date());
  const [year = 0, month = 0] = date.split('-').map(Number);
  return { date, year, month };
};

/** A PNG of exactly that size, striped. */
const stripes = (width: number, height: number): Buffer => {
  const pixels = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    pixels.set((at % width) % 20 < 10 ? [24, 90, 157] : [250, 204, 21], at * 3);
  }
  return encodePng(width, height, pixels);
};

/** The same as a data URI. */
const picture = (width: number, height: number): string =>
  `data:image/png;base64,${stripes(width, height).toString('base64')}`;

/** A picture of the size that news, journeys and promotions have. */
const PUBLICATION_PICTURE = picture(1200, 675);

/** The same as a file a person chooses. */
export const pictureFile = (width: number, height: number) => ({
  name: `${width}x${height}.png`,
  mimeType: 'image/png',
  buffer: stripes(width, height),
});

const PICTURES = Object.fromEntries(
  Object.entries(COMPANY_PICTURES).map(([field, { width, height }]) => [
    field,
    picture(width, height),
  ]),
);

export type Made = { _id: string; updated_at: string; [field: string]: unknown };

export const makeCompany = async (api: Api, code: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/companies', {
      company_code: code,
      company_name: `Azienda ${code}`,
      description: `Descrizione di ${code}`,
      ...PICTURES,
      ...more,
    })
  ).data.company;

export const makeBoUser = async (api: Api, code: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/auth/bouser/create', {
      code,
      firstname: 'Nome',
      surname: `Cognome ${code}`,
      email: `${code.toLowerCase()}@staff.example.com`,
      telephone: '+39 02 1234567',
      roles: ['agent'],
      company_code: 'AURORA',
      location_code: 'AUR-MIL',
      ...more,
    })
  ).data.bouser;

/** A back-office user whose password is chosen by the link in the mail, as a person would. */
export const makeActiveAccount = async (
  mark: string,
  api: Api,
  more: object = {},
): Promise<{ id: string; email: string; password: string }> => {
  const { _id, email } = await makeBoUser(api, mark, more);
  const { mails } = await api.get('outbox.json');
  const { link } = mails.find(({ to }: { to: string }) => to === email);
  const token = String(link).split('/').at(-1);
  const password = 'Prova-1234';
  await api.post(`bouser/reset/password?forget_password_token=${token}`, { code: mark, password });
  return { id: _id, email: String(email), password };
};

export const makeLocation = async (api: Api, code: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/locations', {
      code,
      name: `Sede ${code}`,
      company_code: 'AURORA',
      town: 'Torino',
      region: 'Piemonte',
      address: 'Via Roma 1',
      ...more,
    })
  ).data.location;

export const makeCategory = async (api: Api, code: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/categories', {
      category_code: code,
      category_name: `Categoria ${code}`,
      company_code: 'AURORA',
      ...more,
    })
  ).data.category;

/** A customer of AURORA at AUR-MIL, served by the named agent. */
export const makeCustomer = async (api: Api, code: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/customers', {
      code,
      p_iva: '12345670017',
      business_name: `Cliente ${code}`,
      email: `${code.toLowerCase()}@clienti.example.com`,
      company_code: 'AURORA',
      location_code: 'AUR-MIL',
      agent_code: 'AGE-001',
      categories: ['AUR-BAR'],
      status: 'active',
      ...more,
    })
  ).data.customer;

export type Customer = { _id: string; code: string; business_name: string };

/** The first customers of a company that belong to no other. */
export const customersOf = async (api: Api, company: string, count = 3): Promise<Customer[]> => {
  const { data } = await api.get(
    `api/v1/customers?page=1&pageSize=50&searchTerm=&sortField=_id&sortDir=1&company_code=${company}`,
  );
  return data.customers
    .filter(({ company_code }: { company_code: unknown }) => isOnly(company_code, company))
    .slice(0, count);
};

/** A draft for the agents and the bars of AURORA. */
export const makeNews = async (api: Api, title: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/news', {
      title,
      corps: '<p>Un testo</p>',
      image: PUBLICATION_PICTURE,
      company_code: 'AURORA',
      recipients: ['agents'],
      categories: ['AUR-BAR'],
      publication_date: '2026-03-10T09:00:00.000Z',
      published: false,
      visible: true,
      ...more,
    })
  ).data.news_item;

export const makeGroup = async (
  api: Api,
  name: string,
  company = 'AURORA',
  more: object = {},
): Promise<Made> =>
  (
    await api.post('api/v1/groups', {
      group_name: name,
      customers: (await customersOf(api, company)).map(({ _id }) => _id),
      ...more,
    })
  ).data.group;

/**
 * A target, on its way, of a customer of the named agent's at AUR-MIL and nowhere else, with its customer:
 * targets are uploaded, never made in the console.
 */
export const seededTarget = async (api: Api): Promise<Made & { customer: Customer }> => {
  const all = 'page=1&pageSize=1000&searchTerm=&agent_code=AGE-001';
  const { data } = await api.get(`api/v1/customers?${all}&location_code=AUR-MIL`);
  const customers: Customer[] = data.customers.filter(({ location_code }: Made) =>
    isOnly(location_code, 'AUR-MIL'),
  );
  const { data: listed } = await api.get(`api/v1/targets?${all}&year=${browserToday().year}`);
  for (const target of listed.targets) {
    const customer = customers.find(({ code }) => code === target.customer_code);
    if (customer && target.achieved_value > 0) return { ...target, customer };
  }
  throw new Error('No customer at AUR-MIL is on the way to a target');
};

/** A promotion of AURORA that gives `award`: none is made in the console. */
export const seededPromotion = async (api: Api, award: 'gift' | 'reward'): Promise<Made> => {
  const { data } = await api.get(
    `api/v1/promotions?page=1&pageSize=1&searchTerm=&company_code=AURORA&award_type=${award}`,
  );
  return data.promotions[0];
};

const isOnly = (value: unknown, company: string) =>
  Array.isArray(value) ? value.length === 1 && value[0] === company : value === company;

/** Apps and tiles are distinguished by their names alone. */
export const makeApp = async (api: Api, name: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/apps', {
      app_name: name,
      company_code: 'AURORA',
      logo: picture(256, 256),
      primary_color: '#9a3412',
      secondary_color: '#fbbf24',
      background_color: '#ffffff',
      text_color: '#111827',
      ...more,
    })
  ).data.app;

export const makeTile = async (
  api: Api,
  app: Made,
  title: string,
  more: object = {},
): Promise<Made> =>
  (
    await api.post(`api/v1/apps/${app._id}/tiles`, {
      title,
      text_color: '#ffffff',
      background_color: '#9a3412',
      columns: 1,
      background_image: '',
      section: 'news',
      link: '',
      target: 'both',
      recipients: ['everyone'],
      categories: ['AUR-BAR'],
      ...more,
    })
  ).data.tile;
