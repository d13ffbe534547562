import { MAX_AMOUNT, requiredEuros, requiredWhole, requiredYear } from '@/core/schema/csv-number';
import type { ImportFormats } from '@/core/imports';
import { requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';

/** A customer's turnover of a month, at one location. */
export const formats: ImportFormats = {
  Turnover: {
    key: ['customer_code', 'company_code', 'location_code', 'year', 'month'],
    schema: z.object({
      customer_code: requiredText(),
      agent_code: requiredText(),
      company_code: requiredText(),
      location_code: requiredText(),
      year: requiredYear(),
      month: requiredWhole(1, 12),
      // Returns may exceed purchases.
      amount: requiredEuros(-MAX_AMOUNT, MAX_AMOUNT),
    }),
    columns: [
      { name: 'customer_code', examples: ['C000001', 'C000002'] },
      { name: 'agent_code', aliases: ['Venditore', 'Sales rep'], examples: ['AGE-001', 'AGE-001'] },
      { name: 'company_code', examples: ['AURORA', 'AURORA'] },
      { name: 'location_code', aliases: ['Filiale', 'Branch'], examples: ['AUR-MIL', 'AUR-MIL'] },
      { name: 'year', examples: ['2026', '2026'] },
      { name: 'month', examples: ['9', '10'], unit: 'month', content: 'begun_month' },
      {
        name: 'amount',
        isUnique: true,
        aliases: ['Fatturato', 'Totale', 'Turnover'],
        examples: ['1234.56', '980.00'],
        unit: 'euro',
      },
    ],
  },
};
