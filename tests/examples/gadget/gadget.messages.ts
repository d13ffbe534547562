import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Aggeggio |||| Aggeggi',
    menu: 'Aggeggi',
    create: 'Nuovo aggeggio',
    fields: { code: 'Codice', title: 'Titolo', company_code: 'Azienda', colour: 'Colore' },
    colour: { red: 'Rosso', blue: 'Blu' },
    form: { identity: 'Dati' },
  },
  en: {
    name: 'Gadget |||| Gadgets',
    menu: 'Gadgets',
    create: 'New gadget',
    fields: { code: 'Code', title: 'Title', company_code: 'Company', colour: 'Colour' },
    colour: { red: 'Red', blue: 'Blue' },
    form: { identity: 'Details' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.gadget': typeof messages;
  }
}
