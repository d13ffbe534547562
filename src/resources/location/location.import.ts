import type { ImportFormats } from '@/core/imports';
import { schema } from './location.schema';

/** Hours of a week: a day in figures, then a time. */
const WEEK = /^[0-6]\s+\d{1,2}:\d{2}\s*-/;

export const formats: ImportFormats = {
  Location: {
    key: ['code'],
    schema,
    columns: [
      {
        name: 'code',
        aliases: ['Cod. sede', 'Codice sede'],
        examples: ['AUR-MIL', 'AUR-TOR'],
      },
      {
        name: 'name',
        isUnique: true,
        aliases: ['Nome sede', 'Denominazione'],
        examples: ['Filiale di Milano', 'Filiale di Torino'],
      },
      { name: 'company_code', examples: ['AURORA', 'AURORA'] },
      {
        name: 'latitude',
        isUnique: true,
        unit: 'degree',
        aliases: ['Lat'],
        examples: ['45.4642', '45.0703'],
      },
      {
        name: 'longitude',
        isUnique: true,
        unit: 'degree',
        aliases: ['Lng', 'Lon', 'Long'],
        examples: ['9.19', '7.6869'],
      },
      { name: 'town', aliases: ['Città', 'Località', 'City'], examples: ['Milano', 'Torino'] },
      { name: 'region', examples: ['Lombardia', 'Piemonte'] },
      {
        name: 'address',
        isUnique: true,
        aliases: ['Via', 'Street'],
        examples: ['Via Roma 1', 'Corso Francia 20'],
      },
      {
        name: 'telephone',
        isUnique: true,
        aliases: ['Tel', 'Phone', 'Cell.', 'Cellulare'],
        examples: ['+39 02 1234567', '+39 011 1234567'],
      },
      { name: 'fax', examples: ['', ''] },
      { name: 'whatsapp', examples: ['+39 333 1234567', ''] },
      // Hours are free text or those of a week: the form of their values decides.
      {
        name: 'business_hours',
        aliases: ['Orari', 'Orario', 'Hours'],
        examples: ['Chiuso in agosto', ''],
      },
      {
        name: 'opening',
        aliases: ['Orari', 'Orario', 'Hours'],
        form: WEEK,
        examples: ['0 08:30-12:30|0 14:00-18:00|1 08:30-12:30', '0 09:00-18:00'],
      },
    ],
  },
};
