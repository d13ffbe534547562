import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Attività dell’app |||| Attività dell’app',
    menu: 'Attività dell’app',
    empty: 'Nessun record da visualizzare',
    no_match: 'Nessun record da visualizzare',
    fields: {
      client_code: 'Codice cliente',
      client_name: 'Cliente',
      company_code: 'Azienda',
      company_name: 'Azienda',
      agent_code: 'Codice agente',
      agent_name: 'Agente',
      initial_access: 'Primo accesso',
      last_access: 'Ultimo accesso',
      total_access: 'Accessi totali',
      month_access: 'Ultimi 30 giorni',
    },
    filters: { presence: 'Accessi' },
    presence: {
      never: 'Nessun accesso',
      dormant: 'Nessun accesso da 90 giorni',
      active: 'Attivi negli ultimi 30 giorni',
    },
    queue: {
      dormant: 'cliente senza accessi da 90 giorni |||| clienti senza accessi da 90 giorni',
      dormant_since: '%{since} |||| il primo %{since}',
      never: 'cliente senza accessi all’app |||| clienti senza accessi all’app',
    },
    since: 'dal %{text}',
    see_all: 'Vedi tutto',
  },
  en: {
    name: 'App activity |||| App activity',
    menu: 'App activity',
    empty: 'no records to display',
    no_match: 'no records to display',
    fields: {
      client_code: 'Customer code',
      client_name: 'Customer',
      company_code: 'Company',
      company_name: 'Company',
      agent_code: 'Agent code',
      agent_name: 'Agent',
      initial_access: 'First login',
      last_access: 'Last login',
      total_access: 'Total logins',
      month_access: 'Last 30 days',
    },
    filters: { presence: 'Logins' },
    presence: {
      never: 'Never logged in',
      dormant: 'No login for 90 days',
      active: 'Active in the last 30 days',
    },
    queue: {
      dormant: 'customer without a login for 90 days |||| customers without a login for 90 days',
      dormant_since: '%{since} |||| the longest %{since}',
      never:
        'customer who never logged in to the app |||| customers who never logged in to the app',
    },
    since: 'since %{text}',
    see_all: 'See all',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.app-activity': typeof messages;
  }
}
