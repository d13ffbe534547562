import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Categoria |||| Categorie',
    menu: 'Categorie',
    empty: 'Ancora nessuna categoria',
    create: 'Nuova categoria',
    none: { any: 'Nessuna categoria' },
    fields: {
      category_code: 'Codice',
      category_name: 'Nome categoria',
      company_code: 'Azienda',
      customers: 'Clienti',
    },
    form: {
      identity: 'Dati',
      used_by:
        '%{customers} cliente nella categoria %{name} |||| %{customers} clienti nella categoria %{name}',
      uncounted: 'Conteggio non disponibile',
    },
  },
  en: {
    name: 'Category |||| Categories',
    menu: 'Categories',
    empty: 'No categories yet',
    create: 'New category',
    none: { any: 'No category' },
    fields: {
      category_code: 'Code',
      category_name: 'Category name',
      company_code: 'Company',
      customers: 'Customers',
    },
    form: {
      identity: 'Details',
      used_by:
        '%{customers} customer in the category %{name} |||| %{customers} customers in the category %{name}',
      uncounted: 'Count not available',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.category': typeof messages;
  }
}
