import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Utente back-office |||| Utenti back-office',
    menu: 'Utenti back-office',
    empty: 'Ancora nessun utente back-office',
    create: 'Nuovo utente back-office',
    none: { agent: 'Nessun agente' },
    deleted: 'eliminato con successo',
    fields: {
      code: 'Codice',
      name: 'Nome',
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
    filters: { first_login: 'Accesso' },
    first_login: { true: 'Nessun accesso', false: 'Almeno un accesso' },
    queue: {
      never_logged_in: 'utente back-office senza accessi |||| utenti back-office senza accessi',
      never_logged_in_since: 'almeno %{since} |||| il primo almeno %{since}',
    },
    figure: { deactivated: '%{count} disattivato |||| %{count} disattivati' },
    status: { active: 'Attivo', deactivated: 'Disattivato', invited: 'Invitato' },
    actions: {
      activate: 'Attiva',
      deactivate: 'Disattiva',
      activate_text: 'Gli account attivati possono di nuovo accedere.',
      deactivate_text: 'Gli account disattivati non possono più accedere.',
      own_account: 'Non puoi disattivare il tuo account.',
    },
    deactivation: {
      title: 'Disattivare %{name}?',
      uncounted:
        'Impossibile contare i clienti di questo agente: resteranno senza un agente attivo.',
      leave_out: 'Escludi',
    },
    form: {
      person: 'Persona',
      access: 'Ruoli e accesso',
      places: 'Aziende e sedi',
      roles_hint: 'Puoi assegnare il tuo ruolo o quelli inferiori.',
      own_role: 'Non puoi toglierti il ruolo più alto: chiedi a un amministratore.',
      active: 'Account attivo',
      active_hint: 'Un account disattivato non può accedere.',
      has_customers:
        'È l’agente di %{count} cliente, che resterà senza un agente attivo. |||| È l’agente di %{count} clienti, che resteranno senza un agente attivo.',
      move_customers: 'Cambia agente ai clienti',
      see_customers: 'Mostra i clienti',
      limit_above: 'Ha un ruolo superiore al tuo: non puoi modificarlo.',
      limit_shared:
        'Ha anche aziende o sedi che non gestisci: puoi cambiare solo nome, cognome e telefono.',
      password_link: 'Invia il link per la password',
      summary: 'Riepilogo',
      no_entries: 'Ancora nessuna azienda scelta.',
      admin_entries: 'Un amministratore vede tutte le aziende.',
      all_locations: 'Nessuna sede scelta',
      agents: 'Agenti',
      agents_total: 'Puoi vedere %{smart_count} agente. |||| Puoi vedere %{smart_count} agenti.',
      area_managers: 'Responsabili di area',
      nobody: 'nessuno',
      unknown: 'non disponibile',
      more: 'e altri %{count}',
    },
    pages: { 'bo-user-email': { title: 'Invia il link per la password' } },
    email: {
      section: 'Indirizzo',
      explanation:
        'Invieremo il link a questo indirizzo, che diventa quello dell’account. La password attuale vale fino al cambio.',
    },
  },
  en: {
    name: 'Back-office user |||| Back-office users',
    menu: 'Back-office users',
    empty: 'No back-office users yet',
    create: 'New back-office user',
    none: { agent: 'No agent' },
    deleted: 'deleted successfully',
    fields: {
      code: 'Code',
      name: 'Name',
      firstname: 'First name',
      surname: 'Surname',
      email: 'Email',
      roles: 'Roles',
      role: 'Role',
      telephone: 'Phone',
      company_code: 'Company',
      company_name: 'Company',
      location_code: 'Location',
      location_name: 'Location',
      status: 'Status',
    },
    filters: { first_login: 'Login' },
    first_login: { true: 'Never logged in', false: 'Logged in before' },
    queue: {
      never_logged_in:
        'back-office user who never logged in |||| back-office users who never logged in',
      never_logged_in_since: 'unchanged %{since} |||| the oldest unchanged %{since}',
    },
    figure: { deactivated: '%{count} deactivated |||| %{count} deactivated' },
    status: { active: 'Active', deactivated: 'Deactivated', invited: 'Invited' },
    actions: {
      activate: 'Activate',
      deactivate: 'Deactivate',
      activate_text: 'Activated accounts can log in again.',
      deactivate_text: 'Deactivated accounts can no longer log in.',
      own_account: 'You can’t deactivate your own account.',
    },
    deactivation: {
      title: 'Deactivate %{name}?',
      uncounted: 'Couldn’t count this agent’s customers: they will have no active agent.',
      leave_out: 'Leave out',
    },
    form: {
      person: 'Person',
      access: 'Roles and access',
      places: 'Companies and locations',
      roles_hint: 'You can assign your own role or lower ones.',
      own_role: 'You can’t remove your own highest role: ask an administrator.',
      active: 'Active account',
      active_hint: 'A deactivated account can’t log in.',
      has_customers:
        'This agent has %{count} customer, who will have no active agent. |||| This agent has %{count} customers, who will have no active agent.',
      move_customers: 'Change the customers’ agent',
      see_customers: 'Show the customers',
      limit_above: 'This role is above yours: you can’t change this user.',
      limit_shared:
        'This user also has companies or locations you don’t manage: you can only change their first name, surname and phone.',
      password_link: 'Send the password link',
      summary: 'Summary',
      no_entries: 'No companies chosen yet.',
      admin_entries: 'An administrator sees all companies.',
      all_locations: 'No location chosen',
      agents: 'Agents',
      agents_total: 'You can see %{smart_count} agent. |||| You can see %{smart_count} agents.',
      area_managers: 'Area managers',
      nobody: 'nobody',
      unknown: 'not available',
      more: 'and %{count} more',
    },
    pages: { 'bo-user-email': { title: 'Send the password link' } },
    email: {
      section: 'Address',
      explanation:
        'We’ll send the link to this address, which becomes the account’s email. The current password works until it is changed.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.bo-user': typeof messages;
  }
}
