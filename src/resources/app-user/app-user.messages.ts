import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Utente app |||| Utenti app',
    menu: 'Utenti app',
    fields: {
      code: 'Codice',
      p_iva: 'P. IVA',
      business_name: 'Ragione sociale',
      email: 'Email',
      company_code: 'Azienda',
      location_code: 'Sede',
      agent_code: 'Agente',
      last_access: 'Ultimo accesso',
      status: 'Stato',
      sync_status: 'Sincronizzazione',
    },
    status: { active: 'Attivo', deactivated: 'Disattivato' },
    sync_status: { success: 'Riuscita', failure: 'Sincronizzazione fallita' },
  },
  en: {
    name: 'App user |||| App users',
    menu: 'App users',
    fields: {
      code: 'Code',
      p_iva: 'VAT number',
      business_name: 'Business name',
      email: 'Email',
      company_code: 'Company',
      location_code: 'Location',
      agent_code: 'Agent',
      last_access: 'Last access',
      status: 'Status',
      sync_status: 'Synchronisation',
    },
    status: { active: 'Active', deactivated: 'Deactivated' },
    sync_status: { success: 'Successful', failure: 'Synchronisation failed' },
  },
});
