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
      categories_hint: 'Si applicano ai clienti · Azienda: %{company}',
      categories_all: 'Tutte le categorie',
      reach: 'Chi raggiunge',
      counting: 'Conteggio delle persone raggiunte',
      exactly: '%{smart_count} persona |||| %{count} persone',
      at_most: 'Al massimo %{smart_count} persona |||| Al massimo %{count} persone',
      between: 'Da %{least} a %{smart_count} persona |||| Da %{least} a %{count} persone',
      overlap: 'Alcune persone possono essere in più elenchi.',
      nobody: 'Nessuno: con queste scelte non raggiunge alcuna persona attiva.',
      uncounted: 'Conteggio non disponibile.',
      no_one: 'Nessuno',
      unreached:
        '%{smart_count} non raggiunge alcuna persona attiva. |||| %{smart_count} non raggiungono alcuna persona attiva.',
      leave_out: 'Lascia fuori',
      unchosen: 'Scegli i destinatari per vedere quante persone raggiunge.',
      for_example: 'Per esempio %{names}',
      in_category: 'Clienti · %{category}',
      ask: {
        title: 'Salvare per nessuno?',
        text: 'Con queste scelte non raggiunge alcuna persona attiva.',
        back: 'Torna alle scelte',
        save: 'Salva comunque',
      },
    },
    preview: {
      show: 'Anteprima',
      as: 'Come lo vede',
      agent: 'Agente',
      customer: 'Cliente',
      empty: 'Nessun riquadro per questa persona',
      greeting: 'Ciao, Giulia',
      no_name: 'Nome dell’app',
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
      categories_hint: 'They apply to customers · Company: %{company}',
      categories_all: 'All categories',
      reach: 'Whom it reaches',
      counting: 'Counting the people it reaches',
      exactly: '%{smart_count} person |||| %{count} people',
      at_most: 'At most %{smart_count} person |||| At most %{count} people',
      between: '%{least} to %{smart_count} person |||| %{least} to %{count} people',
      overlap: 'Some people may be in several lists.',
      nobody: 'Nobody: these choices reach no active person.',
      uncounted: 'Count not available.',
      no_one: 'Nobody',
      unreached:
        '%{smart_count} of them reaches no active person. |||| %{smart_count} of them reach no active person.',
      leave_out: 'Leave out',
      unchosen: 'Choose recipients to see how many people it reaches.',
      for_example: 'For example %{names}',
      in_category: 'Customers · %{category}',
      ask: {
        title: 'Save for nobody?',
        text: 'These choices reach no active person.',
        back: 'Back to the choices',
        save: 'Save anyway',
      },
    },
    preview: {
      show: 'Preview',
      as: 'As seen by',
      agent: 'Agent',
      customer: 'Customer',
      empty: 'No tile for this person',
      greeting: 'Hello, Giulia',
      no_name: 'Name of the app',
      no_title: 'Title of the tile',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    audience: typeof messages;
  }
}
