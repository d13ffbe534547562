import { defineMessages } from '@/core/messages';

/** Words of audiences, for choosing recipients and for previews of the app. */
export const messages = defineMessages({
  it: {
    audience: {
      recipients: {
        everyone: 'Tutti',
        admin: 'Amministratori',
        company_managers: 'Responsabili aziendali',
        company_users: 'Tutto il personale dell’azienda',
        area_managers: 'Responsabili di area',
        site_managers: 'Responsabili di sede',
        agents: 'Agenti',
        customers: 'Clienti',
      },
      included: 'già compresi',
      categories_hint: 'Solo per i clienti · Azienda: %{company}',
      categories_all: 'Tutte le categorie',
      categories_whole: 'Tutte le categorie (%{count})',
      show_all: 'Mostra tutte (%{count})',
      reach: 'Persone raggiunte',
      reach_in_scope: 'Persone raggiunte, tra quelle che vedi',
      counting: 'Conteggio delle persone raggiunte…',
      exactly: '%{smart_count} persona |||| %{count} persone',
      at_most: 'Al massimo %{smart_count} persona |||| Al massimo %{count} persone',
      between: 'Da %{least} a %{smart_count} persona |||| Da %{least} a %{count} persone',
      overlap: 'Gli elenchi possono avere persone in comune.',
      overlap_categories: 'Un cliente può essere in più categorie, o in nessuna.',
      nobody: 'Nessun destinatario attivo con queste scelte.',
      uncounted: 'Conteggio non disponibile',
      no_one: 'Nessuno',
      unreached:
        '%{smart_count} elemento senza destinatari attivi. |||| %{smart_count} elementi senza destinatari attivi.',
      leave_out: 'Escludi',
      unchosen: 'Scegli i destinatari per contare le persone raggiunte.',
      for_example: 'Per esempio %{names}',
      in_category: 'Clienti · %{category}',
      ask: {
        title: 'Salvare senza destinatari?',
        text: 'Nessun destinatario attivo con queste scelte.',
        back: 'Torna alle scelte',
        save: 'Salva senza destinatari',
      },
    },
    preview: {
      show: 'Anteprima',
      as: 'Visto da',
      agent: 'Agente',
      customer: 'Cliente',
      empty: 'Nessun riquadro per questa persona',
      greeting: 'Ciao, Giulia',
      no_name: 'Nome dell’app',
      neutral: 'Colori neutri: il tuo ruolo non può vedere l’aspetto dell’app.',
      no_title: 'Titolo del riquadro',
    },
  },
  en: {
    audience: {
      recipients: {
        everyone: 'Everyone',
        admin: 'Administrators',
        company_managers: 'Company managers',
        company_users: 'All staff of the company',
        area_managers: 'Area managers',
        site_managers: 'Site managers',
        agents: 'Agents',
        customers: 'Customers',
      },
      included: 'already included',
      categories_hint: 'Customers only · Company: %{company}',
      categories_all: 'All categories',
      categories_whole: 'All categories (%{count})',
      show_all: 'Show all (%{count})',
      reach: 'People reached',
      reach_in_scope: 'People reached, among those you can see',
      counting: 'Counting the people reached…',
      exactly: '%{smart_count} person |||| %{count} people',
      at_most: 'At most %{smart_count} person |||| At most %{count} people',
      between: '%{least} to %{smart_count} person |||| %{least} to %{count} people',
      overlap: 'The lists may have people in common.',
      overlap_categories: 'A customer may be in several categories, or in none.',
      nobody: 'No active recipients with these choices.',
      uncounted: 'Count not available',
      no_one: 'Nobody',
      unreached:
        '%{smart_count} item has no active recipients. |||| %{smart_count} items have no active recipients.',
      leave_out: 'Exclude',
      unchosen: 'Choose recipients to count the people reached.',
      for_example: 'For example %{names}',
      in_category: 'Customers · %{category}',
      ask: {
        title: 'Save without recipients?',
        text: 'No active recipients with these choices.',
        back: 'Back to the choices',
        save: 'Save without recipients',
      },
    },
    preview: {
      show: 'Preview',
      as: 'As seen by',
      agent: 'Agent',
      customer: 'Customer',
      empty: 'No tiles for this person',
      greeting: 'Hello, Giulia',
      no_name: 'App name',
      neutral: 'Neutral colours: your role can’t see the app’s appearance.',
      no_title: 'Tile title',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    audience: typeof messages;
  }
}
