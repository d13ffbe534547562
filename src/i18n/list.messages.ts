import { defineMessages } from '@/core/messages';

/** Words of every list: search, filters, states, saved views, export, pickers. */
export const listMessages = defineMessages({
  it: {
    list: {
      search: 'Cerca',
      clear_search: 'Cancella la ricerca',
      all: 'Tutti',
      clear_filters: 'Rimuovi i filtri',
      loading: 'Caricamento in corso',
      empty: 'Nessun record da visualizzare',
      no_match: 'Nessun record corrisponde alla ricerca e ai filtri. Prova ad allargarli.',
      nothing_yet: 'Qui non c’è ancora niente. I record compariranno appena saranno disponibili.',
      create_first: 'Qui non c’è ancora niente: inizia creando il primo.',
      failure: 'I dati non sono stati caricati. Riprova; i filtri scelti restano.',
      retry: 'Riprova',
      views: {
        title: 'Viste',
        none: 'Imposta ricerca e filtri, poi salvali con un nome per ritrovarli qui.',
        name: 'Nome della vista',
        save: 'Salva',
        remove: 'Elimina la vista %{name}',
      },
    },
    export: {
      action: 'Esporta CSV',
      running: 'Esportazione in corso',
      preparing: 'Il server sta preparando il file…',
      progress: '%{done} di %{total} righe',
      done: 'Esportazione completata',
    },
    references: {
      loading: 'Ricerca in corso…',
      none: 'Nessun risultato',
      failed: 'Ricerca non disponibile',
      open: 'Apri l’elenco',
      close: 'Chiudi l’elenco',
      clear: 'Cancella',
    },
  },
  en: {
    list: {
      search: 'Search',
      clear_search: 'Clear the search',
      all: 'All',
      clear_filters: 'Clear filters',
      loading: 'Loading',
      empty: 'no records to display',
      no_match: 'No record matches the search and the filters. Try to widen them.',
      nothing_yet: 'There is nothing here yet. Records will show up as soon as there are any.',
      create_first: 'There is nothing here yet: start by creating the first one.',
      failure: 'The data could not be loaded. Try again; your filters stay.',
      retry: 'Retry',
      views: {
        title: 'Views',
        none: 'Set a search and filters, then save them under a name to find them here again.',
        name: 'Name of the view',
        save: 'Save',
        remove: 'Delete the view %{name}',
      },
    },
    export: {
      action: 'Export CSV',
      running: 'Exporting',
      preparing: 'The server is preparing the file…',
      progress: '%{done} of %{total} rows',
      done: 'Export completed',
    },
    references: {
      loading: 'Searching…',
      none: 'No results',
      failed: 'Search not available',
      open: 'Open the list',
      close: 'Close the list',
      clear: 'Clear',
    },
  },
});
