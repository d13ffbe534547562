import { defineMessages } from '@/core/messages';

/** Words of the console's frame: menu, top bar, alerts, copying, page guard. */
export const shellMessages = defineMessages({
  it: {
    roles: {
      admin: 'Amministratore',
      company_manager: 'Responsabile aziendale',
      area_manager: 'Responsabile di area',
      site_manager: 'Responsabile di sede',
      agent: 'Agente',
    },
    shell: {
      menu: 'Menu principale',
      menu_groups: {
        overview: 'Panoramica',
        users: 'Utenti',
        communication: 'Comunicazione',
        templates: 'Modelli',
        journeys: 'Viaggi',
        results: 'Obiettivi e fatturato',
        promotions: 'Promozioni',
        sales: 'Vendite',
        imports: 'Importazioni',
        configuration: 'Configurazione',
        activity: 'Attività',
      },
      sidebar: {
        open: 'Apri il menu',
        fold: 'Comprimi il menu',
        unfold: 'Espandi il menu',
      },
      breadcrumb: {
        label: 'Percorso',
        home: 'Dashboard',
        create: 'Nuovo',
        record: 'Dettaglio',
      },
      account: {
        label: 'Account di %{name}',
        change_password: 'Cambia password',
        logout: 'Esci',
      },
      skip: 'Vai al contenuto',
      loading: 'Caricamento della pagina',
      copyright: '© %{year} Loyalty Console',
      printed: 'Stampato il %{moment}',
    },
    alerts: {
      recent: 'Ultimi avvisi',
      unseen: 'Ultimi avvisi, %{smart_count} nuovo |||| Ultimi avvisi, %{smart_count} nuovi',
      none: 'Nessun avviso finora.',
    },
    copy: { offer: 'Copia', copied: 'Copiato', selected: 'Selezionato: ora copialo' },
    guard: {
      title: 'Impossibile Visitare Questa Pagina',
      text: 'Il tuo ruolo non ha il permesso necessario. Se ti serve, chiedilo a un amministratore.',
      back: 'Torna alla tua pagina iniziale',
    },
    errors: {
      session_expired: 'Sessione scaduta: accedi di nuovo',
      page: {
        title: 'Questa pagina si è interrotta',
        text: 'Il resto della console funziona. Riprova; se succede ancora, ricarica la pagina.',
        retry: 'Riprova',
        home: 'Vai alla dashboard',
      },
    },
  },
  en: {
    roles: {
      admin: 'Administrator',
      company_manager: 'Company manager',
      area_manager: 'Area manager',
      site_manager: 'Site manager',
      agent: 'Agent',
    },
    shell: {
      menu: 'Main menu',
      menu_groups: {
        overview: 'Overview',
        users: 'Users',
        communication: 'Communication',
        templates: 'Templates',
        journeys: 'Journeys',
        results: 'Targets and turnover',
        promotions: 'Promotions',
        sales: 'Sales',
        imports: 'Imports',
        configuration: 'Configuration',
        activity: 'Activity',
      },
      sidebar: {
        open: 'Open the menu',
        fold: 'Collapse the menu',
        unfold: 'Expand the menu',
      },
      breadcrumb: {
        label: 'Breadcrumb',
        home: 'Dashboard',
        create: 'New',
        record: 'Details',
      },
      account: {
        label: 'Account of %{name}',
        change_password: 'Change password',
        logout: 'Log out',
      },
      skip: 'Skip to content',
      loading: 'Loading the page',
      copyright: '© %{year} Loyalty Console',
      printed: 'Printed on %{moment}',
    },
    alerts: {
      recent: 'Latest alerts',
      unseen: 'Latest alerts, %{smart_count} new',
      none: 'No alerts so far.',
    },
    copy: { offer: 'Copy', copied: 'Copied', selected: 'Selected: copy it now' },
    guard: {
      title: 'Cannot visit this page',
      text: 'Your role does not have the permission it takes. If you need it, ask an administrator.',
      back: 'Back to your start page',
    },
    errors: {
      session_expired: 'Your session has expired: log in again',
      page: {
        title: 'This page has stopped working',
        text: 'The rest of the console works. Try again; if it happens again, reload the page.',
        retry: 'Try again',
        home: 'Go to the dashboard',
      },
    },
  },
});
