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
      initial_access: 'First access',
      last_access: 'Last access',
      total_access: 'Total accesses',
      month_access: 'Last 30 days',
    },
  },
});
