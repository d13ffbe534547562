import english from 'ra-language-english';
import italian from 'ra-language-italian';
import { mergeTranslations } from 'react-admin';
import type { MessageTree } from '@/core/messages';

/**
 * react-admin's own words in Italian: the community translation, with the keys it lacks and corrections where it is
 * English, misspelt or says 'id' where react-admin now uses names. A test compares keys and gaps with the English ones.
 */
const completion = {
  ra: {
    boolean: { true: 'Sì' },
    action: {
      bulk_actions: '%{smart_count} riga selezionata |||| %{smart_count} righe selezionate',
      clear_array_input: 'Svuota l’elenco',
      clear_input_value: 'Cancella',
      delete: 'Elimina',
      search: 'Cerca',
      unselect: 'Deseleziona',
      create_item: 'Crea %{item}',
      remove_all_filters: 'Rimuovi tutti i filtri',
      reset: 'Ripristina',
      search_columns: 'Cerca colonne',
      select_all: 'Seleziona tutto',
      select_all_button: 'Seleziona tutto',
      select_row: 'Seleziona questa riga',
      update: 'Aggiorna',
      move_up: 'Sposta su',
      move_down: 'Sposta giù',
      open: 'Apri',
      toggle_theme: 'Tema chiaro o scuro',
      select_columns: 'Colonne',
      update_application: 'Ricarica l’applicazione',
    },
    page: {
      create: 'Crea: %{name}',
      dashboard: 'Dashboard',
      empty: 'Ancora nessun elemento',
      error: 'Si è verificato un errore',
      invite: 'Crea il primo elemento per iniziare.',
      loading: 'Caricamento…',
      edit: '%{name} %{recordRepresentation}',
      show: '%{name} %{recordRepresentation}',
      access_denied: 'Accesso negato',
      authentication_error: 'Errore di autenticazione',
    },
    input: {
      file: {
        upload_several: 'Trascina i file qui, o fai clic per sceglierli',
        upload_single: 'Trascina il file qui, o fai clic per sceglierlo',
      },
      image: {
        upload_several: 'Trascina le immagini qui, o fai clic per sceglierle',
        upload_single: 'Trascina l’immagine qui, o fai clic per sceglierla',
      },
      references: {
        all_missing: 'Impossibile trovare gli elementi collegati.',
        many_missing: 'Uno o più elementi collegati non sono più disponibili.',
        single_missing: 'L’elemento collegato non è più disponibile.',
      },
      password: {
        toggle_visible: 'Nascondi la password',
        toggle_hidden: 'Mostra la password',
      },
    },
    message: {
      access_denied: 'Il tuo ruolo non può aprire questa pagina.',
      are_you_sure: 'Confermi?',
      authentication_error: 'Impossibile verificare le credenziali. Riprova.',
      auth_error: 'Impossibile verificare la sessione. Accedi di nuovo.',
      bulk_delete_content: 'L’eliminazione è definitiva.',
      bulk_delete_title:
        'Eliminare %{smart_count} elemento? |||| Eliminare %{smart_count} elementi?',
      details: 'Dati',
      error: 'Si è verificato un errore. Riprova.',
      invalid_form: 'Alcuni campi non sono validi: correggili e riprova.',
      loading: 'Caricamento della pagina…',
      not_found: 'L’indirizzo è errato.',
      unsaved_changes: 'Uscire senza salvare? Le modifiche andranno perse.',
      yes: 'Sì',
      bulk_update_content: 'L’elemento verrà aggiornato. |||| Gli elementi verranno aggiornati.',
      bulk_update_title:
        'Aggiornare %{name} %{recordRepresentation}? |||| Aggiornare %{smart_count} elementi?',
      delete_title: 'Eliminare %{name} %{recordRepresentation}?',
      delete_content: 'L’eliminazione è definitiva.',
      clear_array_input: 'Svuotare tutto l’elenco?',
      select_all_limit_reached:
        'Troppi elementi da selezionare: la selezione comprende i primi %{max}.',
      placeholder_data_warning: 'Impossibile aggiornare i dati: controlla la connessione.',
    },
    navigation: {
      clear_filters: 'Rimuovi i filtri',
      no_filtered_results: 'Nessun risultato: modifica ricerca o filtri.',
      no_more_results: 'La pagina %{page} non esiste: torna alla precedente.',
      no_results: 'Nessun risultato',
      page_out_of_boundaries: 'La pagina %{page} non esiste',
      page_out_from_begin: 'Questa è la prima pagina',
      page_out_from_end: 'Questa è l’ultima pagina',
      partial_page_range_info: '%{offsetBegin}-%{offsetEnd} di oltre %{offsetEnd}',
      current_page: 'Pagina %{page}',
      page: 'Vai alla pagina %{page}',
      first: 'Vai alla prima pagina',
      last: 'Vai all’ultima pagina',
      previous: 'Vai alla pagina precedente',
      next: 'Vai alla pagina successiva',
    },
    sort: {
      sort_by: 'Ordina per %{field_lower_first} %{order}',
      ASC: 'crescente',
    },
    auth: {
      auth_check_error: 'Accedi per continuare',
      email: 'Email',
      logout: 'Esci',
      sign_in: 'Accedi',
      sign_in_error: 'Accesso non riuscito: riprova.',
    },
    notification: {
      not_authorized: 'Il tuo ruolo non può aprire questa pagina.',
      application_update_available: 'Nuova versione disponibile',
      bad_item: 'Elemento non valido',
      created: 'Elemento creato',
      data_provider_error: 'Si è verificato un errore: i dettagli sono nella console del browser.',
      deleted: 'Elemento eliminato |||| %{smart_count} elementi eliminati',
      http_error: 'Il server non è raggiungibile. Riprova.',
      i18n_error: 'Impossibile caricare i testi in questa lingua',
      item_doesnt_exist: 'Elemento inesistente',
      logged_out: 'Sessione scaduta: accedi di nuovo.',
      offline: 'Impossibile caricare i dati: controlla la connessione.',
      updated: 'Elemento aggiornato |||| %{smart_count} elementi aggiornati',
    },
    validation: {
      email: 'Email non valida',
      maxLength: 'Al massimo %{max} caratteri',
      maxValue: 'Inserisci un numero fino a %{max}',
      minLength: 'Almeno %{min} caratteri',
      minValue: 'Inserisci un numero da %{min} in su',
      number: 'Inserisci un numero',
      oneOf: 'Scegli tra: %{options}',
      regex: 'Formato non valido: %{pattern}',
      unique: 'Questo valore è già in uso',
    },
  },
};

/** The console’s words for texts that react-admin words differently. */
const englishCorrections = {
  ra: {
    action: { back: 'Go back', update_application: 'Reload' },
    auth: {
      auth_check_error: 'Log in to continue',
      logout: 'Log out',
      sign_in: 'Log in',
      sign_in_error: 'Login failed: try again.',
    },
    input: {
      references: {
        all_missing: 'Couldn’t find the linked records.',
        many_missing: 'Some linked records are no longer available.',
        single_missing: 'The linked record is no longer available.',
      },
    },
    page: { loading: 'Loading…', not_found: 'Page not found' },
    message: {
      access_denied: 'Your role can’t open this page.',
      auth_error: 'Couldn’t check your session. Log in again.',
      authentication_error: 'Couldn’t check the credentials. Try again.',
      error: 'Something went wrong. Try again.',
      invalid_form: 'Some fields are invalid: correct them and try again.',
      loading: 'Loading the page…',
      not_found: 'The address is wrong.',
      placeholder_data_warning: 'Couldn’t refresh the data: check the connection.',
      select_all_limit_reached: 'Too many records to select: the first %{max} are selected.',
      unsaved_changes: 'Leave without saving? Your changes will be lost.',
    },
    navigation: {
      no_filtered_results: 'No results: change the search or filters.',
      no_more_results: 'Page %{page} doesn’t exist: go back to the previous one.',
      no_results: 'No results',
      page_out_of_boundaries: 'Page %{page} doesn’t exist',
      page_out_from_begin: 'This is the first page',
      page_out_from_end: 'This is the last page',
      page_rows_per_page: 'Rows per page',
    },
    notification: {
      bad_item: 'Invalid record',
      created: 'Record created',
      data_provider_error: 'Something went wrong: the details are in the browser’s console.',
      deleted: 'Record deleted |||| %{smart_count} records deleted',
      http_error: 'Couldn’t reach the server. Try again.',
      i18n_error: 'Couldn’t load the texts in this language',
      item_doesnt_exist: 'The record doesn’t exist',
      logged_out: 'Your session has ended: log in again.',
      not_authorized: 'Your role can’t open this page.',
      offline: 'Couldn’t load the data: check the connection.',
      updated: 'Record updated |||| %{smart_count} records updated',
    },
  },
};

/** `tree` with the console's apostrophe in all its texts. */
const withOneApostrophe = (tree: object): MessageTree =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]: [string, string | object]) => [
      key,
      typeof value === 'string' ? value.replaceAll("'", '’') : withOneApostrophe(value),
    ]),
  );

/** Parts of react-admin that the console does not show. */
const UNUSED = ['configurable', 'guesser', 'saved_queries'];

type Messages = Parameters<typeof mergeTranslations>[0];

const messagesOf = (language: Messages, own: { ra: object }): MessageTree => {
  const { ra } = mergeTranslations(language, own) as { ra: object };
  const shown = Object.entries(ra).filter(([part]) => !UNUSED.includes(part));
  return withOneApostrophe({ ra: Object.fromEntries(shown) });
};

export const italianMessages = messagesOf(italian, completion);
export const englishMessages = messagesOf(english, englishCorrections);
