import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    references: { others: 'e un’altra %{noun} |||| e altre %{smart_count} %{noun}' },
    picker: {
      search_by: 'Cerca per %{fields}…',
      search_staff: 'Cerca per nome o codice…',
      choose_first: 'Scegli prima: %{field}',
      fitting: '%{count} di %{total}',
      fixed: 'L’unica che gestisci',
      none_of: '%{none} per %{of}',
      create: 'Crea %{noun}',
      count: '%{count} risultato |||| %{count} risultati',
      part: '%{shown} di %{total}: scorri o cerca',
      all_chosen: 'Nessun altro elemento da scegliere',
      elsewhere: 'Creazione riuscita, ma qui non si può scegliere',
      refused: 'Ricerca non disponibile: inserisci il codice e premi Invio',
    },
  },
  en: {
    references: { others: 'and %{smart_count} more %{noun}' },
    picker: {
      search_by: 'Search by %{fields}…',
      search_staff: 'Search by name or code…',
      choose_first: 'Choose first: %{field}',
      fitting: '%{count} of %{total}',
      fixed: 'The only one you manage',
      none_of: '%{none} for %{of}',
      create: 'Create %{noun}',
      count: '%{count} result |||| %{count} results',
      part: '%{shown} of %{total}: scroll or search',
      all_chosen: 'Nothing left to choose',
      elsewhere: 'Created, but it can’t be chosen here',
      refused: 'Search not available: enter the code and press Enter',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    references: typeof messages;
  }
}
