import type { ImportFormats } from '@/core/imports';
import { schema } from './bo-user.schema';

export const formats: ImportFormats = {
  BoUser: {
    key: ['code'],
    schema,
    columns: [
      {
        name: 'code',
        aliases: ['Cod. agente', 'Codice agente', 'Codice utente', 'Matricola'],
        examples: ['AGE-001', 'RES-001'],
      },
      { name: 'firstname', isUnique: true, examples: ['Ada', 'Nicolò'] },
      { name: 'surname', isUnique: true, examples: ['Bianchi', 'De Rossi'] },
      {
        name: 'email',
        isUnique: true,
        aliases: ['Posta elettronica'],
        examples: ['ada.bianchi@example.com', 'nicolo.derossi@example.com'],
      },
      { name: 'roles', examples: ['agent', 'area_manager|site_manager'], isList: true },
      {
        name: 'telephone',
        isUnique: true,
        aliases: ['Tel', 'Cell.', 'Cellulare', 'Phone'],
        examples: ['+39 333 1234567', '+39 02 1234567'],
      },
      { name: 'company_code', examples: ['AURORA', 'AURORA'], isList: true },
      {
        name: 'location_code',
        aliases: ['Filiale', 'Branch'],
        examples: ['AUR-MIL', 'AUR-MIL|AUR-TOR'],
        isList: true,
      },
      { name: 'status', aliases: ['Attivo', 'Active'], examples: ['active', 'active'] },
    ],
  },
};
