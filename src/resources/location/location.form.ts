import { phoneRules } from '@/shared/inputs/phone-rules';
import type { Interval } from './opening';

/** An empty location, as its form starts. */
export const defaults = {
  code: '',
  name: '',
  company_code: '',
  latitude: null,
  longitude: null,
  town: '',
  region: '',
  address: '',
  telephone: '',
  fax: '',
  whatsapp: '',
  business_hours: '',
  opening: [] as Interval[],
};

/** Numbers that are typed are stored as they are dialled from abroad. */
export const refinement = phoneRules(['telephone', 'fax', 'whatsapp']);

/** Offered in the form; another one may be written, for a location abroad. */
export const REGIONS = [
  'Abruzzo',
  'Basilicata',
  'Calabria',
  'Campania',
  'Emilia-Romagna',
  'Friuli-Venezia Giulia',
  'Lazio',
  'Liguria',
  'Lombardia',
  'Marche',
  'Molise',
  'Piemonte',
  'Puglia',
  'Sardegna',
  'Sicilia',
  'Toscana',
  'Trentino-Alto Adige/Südtirol',
  'Umbria',
  "Valle d'Aosta",
  'Veneto',
];
