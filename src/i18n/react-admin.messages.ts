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
      clear_array_input: 'Svuota l’elenco',
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
      edit: '%{name} %{recordRepresentation}',
      show: '%{name} %{recordRepresentation}',
      access_denied: 'Accesso negato',
      authentication_error: 'Errore di autenticazione',
    },
    input: {
      password: {
        toggle_visible: 'Nascondi la password',
        toggle_hidden: 'Mostra la password',
      },
    },
    message: {
      access_denied: 'Non hai i permessi per accedere a questa pagina',
      authentication_error:
        'Il server di autenticazione ha risposto con un errore e le credenziali non sono state verificate.',
      auth_error: 'Si è verificato un errore durante la verifica della sessione.',
      bulk_update_content:
        'Aggiornare %{name} %{recordRepresentation}? |||| Aggiornare questi %{smart_count} elementi?',
      bulk_update_title:
        'Aggiorna %{name} %{recordRepresentation} |||| Aggiorna %{smart_count} %{name}',
      delete_title: 'Elimina %{name} %{recordRepresentation}',
      delete_content: 'Eliminare questo elemento?',
      clear_array_input: 'Svuotare tutto l’elenco?',
      select_all_limit_reached:
        'Gli elementi sono troppi per selezionarli tutti. Sono stati selezionati i primi %{max}.',
      placeholder_data_warning: 'Problema di rete: i dati non sono stati aggiornati.',
    },
    navigation: {
      clear_filters: 'Rimuovi i filtri',
      no_filtered_results: 'Nessun risultato con i filtri attuali.',
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
    auth: { email: 'Email' },
    notification: {
      not_authorized: 'Non sei autorizzato ad accedere a questa risorsa.',
      application_update_available: 'È disponibile una nuova versione.',
      offline: 'Nessuna connessione. Impossibile leggere i dati.',
    },
    validation: { unique: 'Deve essere unico' },
    saved_queries: {
      label: 'Viste salvate',
      query_name: 'Nome della vista',
      new_label: 'Salva la vista attuale…',
      new_dialog_title: 'Salva la vista attuale come',
      remove_label: 'Rimuovi la vista salvata',
      remove_label_with_name: 'Rimuovi la vista “%{name}”',
      remove_dialog_title: 'Rimuovere la vista salvata?',
      remove_message: 'Rimuovere questa voce dall’elenco delle viste salvate?',
      help: 'Filtra l’elenco e salva la vista per dopo',
    },
    guesser: {
      empty: {
        title: 'Nessun dato da mostrare',
        message: 'Controlla la fonte dei dati',
      },
    },
    configurable: {
      customize: 'Personalizza',
      configureMode: 'Configura questa pagina',
      inspector: {
        title: 'Ispettore',
        content: 'Passa sugli elementi dell’interfaccia per configurarli',
        reset: 'Ripristina le impostazioni',
        hideAll: 'Nascondi tutto',
        showAll: 'Mostra tutto',
      },
      Datagrid: { title: 'Tabella', unlabeled: 'Colonna #%{column} senza nome' },
      SimpleForm: { title: 'Modulo', unlabeled: 'Campo #%{input} senza nome' },
      SimpleList: {
        title: 'Elenco',
        primaryText: 'Testo primario',
        secondaryText: 'Testo secondario',
        tertiaryText: 'Testo terziario',
      },
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

export const italianMessages = withOneApostrophe(mergeTranslations(italian, completion));
export const englishMessages = withOneApostrophe(english);
