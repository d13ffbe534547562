import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Utente app |||| Utenti app',
    menu: 'Utenti app',
    create: 'Nuovo utente app',
    fields: {
      code: 'Codice',
      p_iva: 'P. IVA',
      business_name: 'Ragione sociale',
      email: 'Email',
      company_code: 'Azienda',
      location_code: 'Sede',
      agent_code: 'Agente',
      categories: 'Categorie',
      first_access: 'Primo accesso',
      last_access: 'Ultimo accesso',
      total_access: 'Accessi totali',
      month_access: 'Ultimi 30 giorni',
      status: 'Stato',
      sync_status: 'Sincronizzazione',
      sync_error: 'Errore di sincronizzazione',
    },
    filters: { group_code: 'Gruppo', category: 'Categoria' },
    actions: {
      activate: 'Attiva',
      activate_text: 'Gli utenti attivati possono di nuovo accedere all’app.',
      deactivate: 'Disattiva',
      deactivate_text: 'Gli utenti disattivati non possono più accedere all’app.',
    },
    form: {
      tab: 'Dati',
      identity: 'Anagrafica',
      p_iva_hint: '11 cifre; almeno 3 caratteri',
      p_iva_doubtful: 'Non è una P. IVA italiana valida: ricontrollala. Puoi salvare comunque.',
      entries: 'Aziende, sedi e agenti',
      entries_hint:
        'Ogni assegnazione dice di quale azienda è cliente, in quale sede e con quale agente.',
      entry: 'Assegnazione %{number}',
      add_entry: 'Aggiungi un’assegnazione',
      remove_entry: 'Togli l’assegnazione %{number}',
      categories: 'Categorie',
      categories_hint: 'Le categorie delle aziende scelte',
      access: 'Accesso all’app',
      active: 'Utente attivo',
      active_hint: 'Un utente disattivato non può accedere all’app.',
    },
    profile: {
      tab: 'Profilo 360°',
      title: 'Profilo',
      accesses: 'Accessi all’app',
      never_seen: 'Non ha ancora aperto l’app.',
    },
    status: { active: 'Attivo', deactivated: 'Disattivato' },
    sync_status: { success: 'Riuscita', failure: 'Fallita' },
    sync_failure: 'Sincronizzazione fallita',
    queue: {
      sync_failure:
        'utente app non è stato sincronizzato |||| utenti app non sono stati sincronizzati',
      deactivated: 'utente app è disattivato |||| utenti app sono disattivati',
    },
  },
  en: {
    name: 'App user |||| App users',
    menu: 'App users',
    create: 'New app user',
    fields: {
      code: 'Code',
      p_iva: 'VAT number',
      business_name: 'Business name',
      email: 'Email',
      company_code: 'Company',
      location_code: 'Location',
      agent_code: 'Agent',
      categories: 'Categories',
      first_access: 'First access',
      last_access: 'Last access',
      total_access: 'Total accesses',
      month_access: 'Last 30 days',
      status: 'Status',
      sync_status: 'Synchronisation',
      sync_error: 'Synchronisation error',
    },
    filters: { group_code: 'Group', category: 'Category' },
    actions: {
      activate: 'Activate',
      activate_text: 'Activated users can log in to the app again.',
      deactivate: 'Deactivate',
      deactivate_text: 'Deactivated users cannot log in to the app any more.',
    },
    form: {
      tab: 'Data',
      identity: 'Details',
      p_iva_hint: '11 digits; at least 3 characters',
      p_iva_doubtful: 'This is no valid Italian VAT number: check it. You can save all the same.',
      entries: 'Companies, locations and agents',
      entries_hint:
        'Each assignment tells of which company they are a customer, at which location and with which agent.',
      entry: 'Assignment %{number}',
      add_entry: 'Add an assignment',
      remove_entry: 'Remove assignment %{number}',
      categories: 'Categories',
      categories_hint: 'The categories of the chosen companies',
      access: 'Access to the app',
      active: 'Active user',
      active_hint: 'A deactivated user cannot log in to the app.',
    },
    profile: {
      tab: '360° profile',
      title: 'Profile',
      accesses: 'Accesses to the app',
      never_seen: 'Has not opened the app yet.',
    },
    status: { active: 'Active', deactivated: 'Deactivated' },
    sync_status: { success: 'Successful', failure: 'Failed' },
    sync_failure: 'Synchronisation failed',
    queue: {
      sync_failure: 'app user could not be synchronised |||| app users could not be synchronised',
      deactivated: 'app user is deactivated |||| app users are deactivated',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.app-user': typeof messages;
  }
}
