import type { ImportFormats } from '@/core/imports';
import { schema } from './company.schema';

export const formats: ImportFormats = {
  Company: {
    key: ['company_code'],
    isReadSingly: true,
    schema,
    columns: [
      {
        name: 'company_code',
        aliases: ['Cod. azienda', 'Codice azienda'],
        examples: ['AURORA', 'DANGELO'],
      },
      {
        name: 'company_name',
        isUnique: true,
        aliases: ['Ragione sociale', 'Rag. soc.', 'Denominazione', 'Nome azienda', 'Ditta'],
        examples: ['Aurora Caffè S.p.A.', 'Cantine D’Angelo S.r.l.'],
      },
      { name: 'description', examples: ['Torrefazione milanese', 'Vini dell’Irpinia'] },
      {
        name: 'logo',
        examples: ['https://example.com/aurora.png', 'https://example.com/dangelo.png'],
      },
      {
        name: 'logo_square',
        examples: ['https://example.com/aurora-q.png', 'https://example.com/dangelo-q.png'],
      },
      {
        name: 'header_image',
        examples: ['https://example.com/aurora-t.png', 'https://example.com/dangelo-t.png'],
      },
    ],
  },
};
