import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Aggeggio |||| Aggeggi',
    menu: 'Aggeggi',
    create: 'Nuovo aggeggio',
    fields: { code: 'Codice', title: 'Titolo', company_code: 'Azienda', colour: 'Colore' },
    form: { identity: 'Anagrafica' },
  },
  en: {
    name: 'Gadget |||| Gadgets',
    menu: 'Gadgets',
    create: 'New gadget',
    fields: { code: 'Code', title: 'Title', company_code: 'Company', colour: 'Colour' },
    form: { identity: 'Details' },
  },
});
