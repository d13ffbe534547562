import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Utente back-office |||| Utenti back-office',
    menu: 'Utenti back-office',
    create: 'Nuovo utente',
    none: { agent: 'Nessun agente' },
    deleted: 'eliminato con successo',
    fields: {
      code: 'Codice',
      firstname: 'Nome',
      surname: 'Cognome',
      email: 'Email',
      roles: 'Ruoli',
      role: 'Ruolo',
      telephone: 'Telefono',
      company_code: 'Azienda',
      company_name: 'Azienda',
      location_code: 'Sede',
      location_name: 'Sede',
      status: 'Stato',
    },
    filters: { company_code: 'Azienda', location_code: 'Sede', first_login: 'Accesso' },
    first_login: { true: 'Mai entrati', false: 'Già entrati' },
    queue: {
      never_logged_in:
        'utente back-office non ha mai fatto accesso |||| utenti back-office non hanno mai fatto accesso',
    },
    figure: { deactivated: '%{count} disattivato |||| %{count} disattivati' },
    status: { active: 'Attivo', deactivated: 'Disattivato', invited: 'Invitato' },
    form: {
      person: 'Persona',
      access: 'Ruoli e accesso',
      places: 'Aziende e sedi',
      roles_hint: 'Puoi assegnare il tuo ruolo o quelli inferiori.',
      companies_hint: 'Cerca per codice o nome',
      locations_hint: 'Le sedi delle aziende scelte',
      active: 'Account attivo',
      active_hint: 'Un account disattivato non può accedere.',
      has_customers:
        'È l’agente di %{count} cliente, che resta senza un agente attivo. |||| È l’agente di %{count} clienti, che restano senza un agente attivo.',
      move_customers: 'Cambia agente ai clienti',
      see_customers: 'Mostra i clienti',
      limit_above: 'Ha un ruolo superiore al tuo: non puoi modificarlo.',
      limit_shared:
        'Ha anche aziende o sedi che non gestisci: puoi cambiare solo nome, cognome e telefono.',
      change_email: 'Cambia email e rimanda la password',
      summary: 'Riepilogo',
      no_entries: 'Nessuna azienda scelta.',
      admin_entries: 'Un amministratore vede tutte le aziende.',
      all_locations: 'Nessuna sede scelta',
      agents: 'Agenti',
      agents_total: 'Agenti visibili: %{count}',
      area_managers: 'Responsabili di area',
      nobody: 'nessuno',
      unknown: 'non disponibile',
      more: 'e altri %{count}',
    },
    pages: { 'bo-user-email': { title: 'Cambia email' } },
    email: {
      section: 'Nuovo indirizzo',
      explanation:
        'Al nuovo indirizzo arriva il messaggio con cui impostare la password. Fino a quel momento resta valida quella attuale.',
    },
  },
  en: {
    name: 'Back-office user |||| Back-office users',
    menu: 'Back-office users',
    create: 'New user',
    none: { agent: 'No agent' },
    deleted: 'deleted successfully',
    fields: {
      code: 'Code',
      firstname: 'First name',
      surname: 'Surname',
      email: 'Email',
      roles: 'Roles',
      role: 'Role',
      telephone: 'Telephone',
      company_code: 'Company',
      company_name: 'Company',
      location_code: 'Location',
      location_name: 'Location',
      status: 'Status',
    },
    filters: { company_code: 'Company', location_code: 'Location', first_login: 'Login' },
    first_login: { true: 'Never logged in', false: 'Logged in before' },
    queue: {
      never_logged_in:
        'back-office user has never logged in |||| back-office users have never logged in',
    },
    figure: { deactivated: '%{count} deactivated |||| %{count} deactivated' },
    status: { active: 'Active', deactivated: 'Deactivated', invited: 'Invited' },
    form: {
      person: 'Person',
      access: 'Roles and access',
      places: 'Companies and locations',
      roles_hint: 'You can assign your own role or lower ones.',
      companies_hint: 'Search by code or name',
      locations_hint: 'The locations of the chosen companies',
      active: 'Active account',
      active_hint: 'A deactivated account cannot log in.',
      has_customers:
        'The agent of %{count} customer, who will have no active agent. |||| The agent of %{count} customers, who will have no active agent.',
      move_customers: 'Change the customers’ agent',
      see_customers: 'Show the customers',
      limit_above: 'This role is above yours: you can’t change this user.',
      limit_shared:
        'Also has companies or locations you don’t manage: you can change only name, surname and telephone.',
      change_email: 'Change the email and send the password mail again',
      summary: 'Summary',
      no_entries: 'No companies chosen.',
      admin_entries: 'An administrator sees all companies.',
      all_locations: 'No location chosen',
      agents: 'Agents',
      agents_total: 'Agents you can see: %{count}',
      area_managers: 'Area managers',
      nobody: 'nobody',
      unknown: 'not available',
      more: 'and %{count} more',
    },
    pages: { 'bo-user-email': { title: 'Change the email' } },
    email: {
      section: 'New address',
      explanation:
        'The email for setting the password goes to the new address. Until it is used, the current password stays valid.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.bo-user': typeof messages;
  }
}
