import type { ImportFormats } from '@/core/imports';
import { schema } from './location.schema';

export const formats: ImportFormats = {
  Location: {
    key: ['code'],
    schema,
    columns: [
      { name: 'code', examples: ['AUR-MIL', 'AUR-TOR'] },
      { name: 'name', examples: ['Filiale di Milano', 'Filiale di Torino'] },
      { name: 'company_code', examples: ['AURORA', 'AURORA'] },
      { name: 'latitude', unit: 'degree', aliases: ['Lat'], examples: ['45.4642', '45.0703'] },
      {
        name: 'longitude',
        unit: 'degree',
        aliases: ['Lng', 'Lon', 'Long'],
        examples: ['9.19', '7.6869'],
      },
      { name: 'town', aliases: ['Città', 'Località', 'City'], examples: ['Milano', 'Torino'] },
      { name: 'region', examples: ['Lombardia', 'Piemonte'] },
      { name: 'address', aliases: ['Via', 'Street'], examples: ['Via Roma 1', 'Corso Francia 20'] },
      {
        name: 'telephone',
        aliases: ['Tel', 'Phone'],
        examples: ['+39 02 1234567', '+39 011 1234567'],
      },
      { name: 'fax', examples: ['', ''] },
      { name: 'whatsapp', examples: ['+39 333 1234567', ''] },
      // Hours written by people are free text; those of a week have a form of their own.
      {
        name: 'business_hours',
        aliases: ['Orari', 'Orario', 'Hours'],
        examples: ['Chiuso in agosto', ''],
      },
      { name: 'opening', examples: ['0 08:30-12:30|0 14:00-18:00|1 08:30-12:30', '0 09:00-18:00'] },
    ],
  },
};
