import type { ImportFormats } from '@/core/imports';
import { schema } from './promotion.schema';

/** Reads `AURORA:100` as a quota. */
const readQuota = (text: string) => {
  const [company_code = '', quota] = text.split(':').map((part) => part.trim());
  return { company_code, quota };
};

export const formats: ImportFormats = {
  Promotion: {
    key: ['code'],
    schema,
    columns: [
      {
        name: 'code',
        aliases: ['Cod. promozione', 'Codice promozione'],
        examples: ['AUTUNNO', 'NATALE'],
      },
      {
        name: 'title',
        isUnique: true,
        aliases: ['Nome'],
        examples: ['Promo autunno', 'Natale al bar'],
      },
      { name: 'description', examples: ['Un premio ogni 50 kg', 'Panettoni per le feste'] },
      {
        name: 'start_date',
        aliases: ['Data inizio', 'Dal'],
        examples: ['2026-09-01', '2026-12-01'],
      },
      {
        name: 'end_date',
        aliases: ['Data fine', 'Scadenza', 'Al'],
        examples: ['2026-11-30', '2027-01-06'],
      },
      {
        name: 'image',
        examples: ['https://example.com/autunno.jpg', 'https://example.com/natale.jpg'],
      },
      { name: 'award_type', examples: ['gift', 'reward'] },
      { name: 'payout_type', examples: ['upon_delivery', 'final_balance'] },
      { name: 'max_per_client', examples: ['0', '3'] },
      {
        name: 'company_quotas',
        aliases: ['Quote'],
        examples: ['AURORA:100|DANGELO:0', 'AURORA:0'],
        isList: true,
        readItem: readQuota,
      },
      { name: 'recipients', examples: ['customers', 'customers|agents'], isList: true },
      { name: 'categories', examples: ['AUR-BAR', 'AUR-BAR|AUR-RIS'], isList: true },
    ],
  },
};
