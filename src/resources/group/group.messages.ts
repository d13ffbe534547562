import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Gruppo |||| Gruppi',
    menu: 'Gruppi',
    create: 'Nuovo gruppo',
    deleted: 'Eliminato con successo',
    fields: {
      group_code: 'Codice',
      group_name: 'Nome gruppo',
      company_code: 'Azienda',
      customers: 'Clienti',
    },
  },
  en: {
    name: 'Group |||| Groups',
    menu: 'Groups',
    create: 'New group',
    deleted: 'Deleted successfully',
    fields: {
      group_code: 'Code',
      group_name: 'Group name',
      company_code: 'Company',
      customers: 'Customers',
    },
  },
});
