import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Attività dell’app |||| Attività dell’app',
    menu: 'Attività dell’app',
    empty: 'Nessun record da visualizzare',
    fields: {
      client_code: 'Cod. cliente',
      client_name: 'Cliente',
      company_code: 'Azienda',
      company_name: 'Azienda',
      agent_code: 'Cod. agente',
      agent_name: 'Agente',
      initial_access: 'Primo accesso',
      last_access: 'Ultimo accesso',
      total_access: 'Accessi totali',
      month_access: 'Ultimi 30 giorni',
    },
    filters: { presence: 'Presenza' },
    presence: {
      never: 'Mai entrati',
      dormant: 'Assenti da 90 giorni',
      active: 'Attivi negli ultimi 30 giorni',
    },
    queue: {
      dormant: 'cliente non apre l’app da 90 giorni |||| clienti non aprono l’app da 90 giorni',
      never: 'cliente non è mai entrato nell’app |||| clienti non sono mai entrati nell’app',
    },
    see_all: 'Vedi tutto',
  },
  en: {
    name: 'App activity |||| App activity',
    menu: 'App activity',
    empty: 'no records to display',
    fields: {
      client_code: 'Customer code',
      client_name: 'Customer',
      company_code: 'Company',
      company_name: 'Company',
      agent_code: 'Agent code',
      agent_name: 'Agent',
      initial_access: 'First sign-in',
      last_access: 'Last sign-in',
      total_access: 'Sign-ins in total',
      month_access: 'Last 30 days',
    },
    filters: { presence: 'Presence' },
    presence: {
      never: 'Never seen',
      dormant: 'Away for 90 days',
      active: 'Active in the last 30 days',
    },
    queue: {
      dormant:
        'customer has not signed in for 90 days |||| customers have not signed in for 90 days',
      never:
        'customer has never signed in to the app |||| customers have never signed in to the app',
    },
    see_all: 'See all',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.app-activity': typeof messages;
  }
}
