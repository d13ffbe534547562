import type { ImportFormats } from '@/core/imports';
import { schema } from './app-user.schema';

export const formats: ImportFormats = {
  Customer: {
    key: ['code'],
    schema,
    columns: [
      {
        name: 'code',
        aliases: ['Cod. cliente', 'Codice cliente', 'N° cliente', 'Customer code', 'Customer ID'],
        examples: ['C000001', 'C000002'],
      },
      {
        name: 'p_iva',
        isUnique: true,
        aliases: ['Partita IVA', 'VAT', 'VAT number'],
        examples: ['00743110157', '01234567897'],
        content: 'vat',
      },
      {
        name: 'business_name',
        isUnique: true,
        aliases: ['Rag. soc.', 'Denominazione', 'Nome cliente', 'Ditta'],
        examples: ['Bar Centrale', 'Caffè “Da Ugo” S.n.c.'],
      },
      {
        name: 'email',
        isUnique: true,
        aliases: ['Indirizzo e-mail', 'Email address', 'Posta elettronica'],
        examples: ['bar.centrale@example.com', 'ugo@example.com'],
      },
      { name: 'company_code', examples: ['AURORA', 'AURORA|DANGELO'], isList: true },
      {
        name: 'location_code',
        aliases: ['Filiale', 'Branch'],
        examples: ['AUR-MIL', 'AUR-MIL|DAN-NAP'],
        isList: true,
      },
      {
        name: 'agent_code',
        aliases: ['Venditore', 'Sales rep'],
        examples: ['AGE-001', 'AGE-001|AGE-007'],
        isList: true,
      },
      { name: 'categories', examples: ['AUR-BAR', 'AUR-BAR|DAN-ENO'], isList: true },
      { name: 'status', aliases: ['Attivo', 'Active'], examples: ['active', 'active'] },
    ],
  },
};
