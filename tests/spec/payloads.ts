import type { Row } from '../../fixtures/store/store';
import { PIXEL } from '../support/backend-scene';

/** Payloads that keep every rule of section 5, for the generated data of fixtures/data. */
export const companyPayload = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  company_code: 'NUOVA',
  company_name: 'Nuova Azienda',
  description: 'Una nuova azienda',
  logo: PIXEL(400, 120),
  logo_square: PIXEL(256, 256),
  header_image: PIXEL(1200, 400),
  ...more,
});

/** An agent of AURORA in AUR-MIL, where every named account but admin is at home. */
export const bouserPayload = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  firstname: 'Ada',
  surname: 'Neri',
  email: 'ada.neri@example.com',
  roles: ['agent'],
  code: 'NUOVO-1',
  company_code: 'AURORA',
  location_code: 'AUR-MIL',
  telephone: '+39 02 1234567',
  ...more,
});

/** A location of AURORA with everything a location may have. */
export const locationPayload = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  code: 'NUOVA-SEDE',
  name: 'Nuova sede',
  company_code: 'AURORA',
  latitude: 45.0703,
  longitude: 7.6869,
  town: 'Torino',
  region: 'Piemonte',
  address: 'Via Roma 1, 10121 Torino',
  telephone: '+39 011 1234567',
  fax: '+39 011 1234568',
  whatsapp: '+39 333 1234567',
  business_hours: 'Lunedì mattina',
  opening: [{ day: 0, from: '09:00', to: '13:00' }],
  ...more,
});

export const categoryPayload = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  category_code: 'NUOVA-CAT',
  category_name: 'Nuova categoria',
  company_code: 'AURORA',
  ...more,
});

/** An app of AURORA. */
export const appPayload = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  app_name: 'Nuova app',
  company_code: 'AURORA',
  logo: PIXEL(256, 256),
  primary_color: '#9a3412',
  secondary_color: '#fbbf24',
  background_color: '#ffffff',
  text_color: '#111827',
  ...more,
});

/** A tile of an app of AURORA, without the place that the console or the server gives it. */
export const tilePayload = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'Nuovo riquadro',
  text_color: '#ffffff',
  background_color: '#9a3412',
  columns: 2,
  background_image: PIXEL(600, 600),
  section: 'news',
  link: '',
  target: 'both',
  recipients: ['agents', 'customers'],
  categories: ['AUR-BAR', 'AUR-HOTEL'],
  ...more,
});

/** A customer of AURORA in AUR-MIL, served by the named agent. */
export const customerPayload = (more: Record<string, unknown> = {}): Record<string, unknown> => ({
  code: 'NUOVO-CLIENTE',
  p_iva: '12345670017',
  business_name: 'Nuovo cliente',
  email: 'cliente@example.com',
  company_code: 'AURORA',
  location_code: 'AUR-MIL',
  agent_code: 'AGE-001',
  categories: ['AUR-BAR'],
  status: 'active',
  ...more,
});

/** Three customers out of `customers` that share their first company, and that company alone. */
export const groupPayload = (
  customers: readonly Row[],
  more: Record<string, unknown> = {},
): Record<string, unknown> => ({
  group_name: 'Nuovo gruppo',
  customers: customersOf('AURORA', customers)
    .slice(0, 3)
    .map(({ _id }) => _id),
  ...more,
});

/** Customers of one company alone. */
export const customersOf = (company: string, customers: readonly Row[]): Row[] =>
  customers.filter(({ company_code }) => company_code === company);
