import { MAX_AMOUNT, requiredDecimal, requiredEuros } from '@/core/schema/csv-number';
import type { ImportFormats } from '@/core/imports';
import { oneOf } from '@/core/schema/choice';
import { day } from '@/core/schema/date';
import { code, optionalText, requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { SALE_FILE } from './sale-file';
import { userSale } from './user-sale.definition';

/** Sales under their wire name: a row is a line of a sale, and the rows of one code are the sale. */
export const formats: ImportFormats = {
  Order: {
    key: ['code'],
    isGrouped: true,
    shared: ['customer_code', 'agent_code', 'company_code', 'date', 'total', 'status'],
    final: { column: 'status', value: 'processed' },
    names: { customer_code: 'customer_name' },
    linesTotal: { total: 'total', amount: 'amount', quantity: 'quantity' },
    lines: SALE_FILE.lines,
    schema: z.object({
      code: code(),
      customer_code: requiredText(),
      customer_name: optionalText(),
      agent_code: requiredText(),
      company_code: requiredText(),
      date: day(),
      sku: requiredText(),
      description: optionalText(),
      quantity: requiredDecimal(0, MAX_AMOUNT),
      amount: requiredEuros(-MAX_AMOUNT, MAX_AMOUNT),
      total: requiredEuros(-MAX_AMOUNT, MAX_AMOUNT),
      status: oneOf(userSale.values.status).optional(),
    }),
    columns: [
      {
        name: 'code',
        aliases: [
          'Numero',
          'N.',
          'Nr.',
          'Number',
          'N° vendita',
          'Numero vendita',
          'N. documento',
          'Numero documento',
          'N° ordine',
          'Numero ordine',
          'Cod. vendita',
          'Cod. ordine',
          'Ordine',
          'Order number',
        ],
        examples: ['O-0001', 'O-0001'],
      },
      { name: 'customer_code', examples: ['C000001', 'C000001'] },
      {
        name: 'customer_name',
        aliases: ['Rag. soc.', 'Nome cliente'],
        examples: ['Bar Centrale', 'Bar Centrale'],
      },
      { name: 'agent_code', aliases: ['Venditore', 'Sales rep'], examples: ['AGE-001', 'AGE-001'] },
      { name: 'company_code', examples: ['AURORA', 'AURORA'] },
      {
        name: 'date',
        aliases: ['Data vendita', 'Data ordine', 'Order date'],
        examples: ['2026-09-14', '2026-09-14'],
        content: 'begun_day',
      },
      { name: 'sku', aliases: ['Codice prodotto', 'Prodotto'], examples: ['MIS-01', 'TAZ-06'] },
      {
        name: 'description',
        aliases: ['Descr.'],
        examples: ['Miscela Oro 1 kg', 'Tazzine, 6 pezzi'],
      },
      { name: 'quantity', aliases: ['Q.tà', 'Qty'], examples: ['12', '1'] },
      { name: 'amount', examples: ['180.00', '24.00'], unit: 'euro' },
      {
        name: 'total',
        aliases: ['Totale vendita', 'Totale ordine', 'Tot. ordine', 'Order total'],
        examples: ['204.00', '204.00'],
        unit: 'euro',
      },
      { name: 'status', examples: ['unprocessed', 'unprocessed'] },
    ],
  },
};
