import type { Area } from '../area';
import { code, image, name } from '../fields';
import { sortedText } from '../list';

export const companies: Area = {
  path: '/api/v1/companies',
  plural: 'companies',
  singular: 'company',
  table: 'companies',
  fields: {
    company_code: code,
    company_name: name,
    description: name,
    logo: image,
    logo_square: image,
    header_image: image,
  },
  // Three large pictures a row are more than a list needs.
  listed: ['_id', 'company_code', 'company_name'],
  sorted: { company_name: sortedText('company_name') },
  filters: {},
  write: ['admin'],
  code: 'company_code',
  usedBy: [
    'select from customers where $1 = any (company_code)',
    'select from bousers where $1 = any (company_code)',
    'select from news where company_code = $1',
    'select from turnovers where company_code = $1',
  ],
};
