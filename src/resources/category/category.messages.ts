import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Categoria |||| Categorie',
    menu: 'Categorie',
    create: 'Nuova categoria',
    none: { any: 'Nessuna categoria' },
    fields: {
      category_code: 'Codice',
      category_name: 'Nome categoria',
      company_code: 'Azienda',
      customers: 'Utenti app',
    },
    form: {
      identity: 'Anagrafica',
      used_by:
        '%{customers} utente app nella categoria %{name} |||| %{customers} utenti app nella categoria %{name}',
      uncounted: 'Conteggio non disponibile',
    },
  },
  en: {
    name: 'Category |||| Categories',
    menu: 'Categories',
    create: 'New category',
    none: { any: 'No category' },
    fields: {
      category_code: 'Code',
      category_name: 'Category name',
      company_code: 'Company',
      customers: 'App users',
    },
    form: {
      identity: 'Details',
      used_by:
        '%{customers} app user in the category %{name} |||| %{customers} app users in the category %{name}',
      uncounted: 'Count not available',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.category': typeof messages;
  }
}
