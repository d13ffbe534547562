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
