import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: { name: 'Sede |||| Sedi' },
  en: { name: 'Location |||| Locations' },
});
