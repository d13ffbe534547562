import { defineMessages } from '@/core/messages';

/** Words of the panel with the accesses to the app, on the dashboard and above the access log. */
export const messages = defineMessages({
  it: {
    activity: {
      title: 'Attività dell’app',
      loading: 'Caricamento degli accessi…',
      accesses: 'Accessi, ultime 4 settimane (fino a ieri)',
      change: '%{change} rispetto alle 4 settimane precedenti (%{count})',
      no_change: '%{count} nelle 4 settimane precedenti',
      customers: 'Clienti',
      active: 'Attivi negli ultimi 30 giorni',
      never: 'Nessun accesso',
      dormant: 'Nessun accesso da 90 giorni',
      scope: {
        all: 'Calcolato su %{total} cliente |||| Calcolato su tutti i clienti (%{total})',
        none: 'Nessun cliente da contare',
        part: 'Calcolato sui primi %{read} di %{total} clienti',
        reading: 'Caricamento: %{read} di %{total} clienti',
        failed: 'Caricamento interrotto: calcolato sui primi %{read} di %{total} clienti',
        more: 'Continua il calcolo',
      },
      failure: 'Impossibile caricare il riepilogo degli accessi.',
      retry: 'Riprova',
      tile: {
        active: 'Clienti attivi negli ultimi 30 giorni',
        active_note: 'rispetto ai 30 giorni precedenti (%{count})',
        newcomers: 'Primi accessi negli ultimi 30 giorni',
        newcomers_note: 'rispetto ai 30 giorni precedenti (%{count})',
        reading: 'Caricamento: %{read} di %{total}',
        points: 'Andamento delle ultime 12 settimane concluse: da %{from} a %{to}',
      },
      chart: {
        accesses: 'Accessi',
        current: '4 settimane fino a ieri',
        previous: '4 settimane precedenti',
        day: 'Giorno',
        week: 'Settimana dal',
        month: 'Mese',
        whole_week: 'Settimane intere',
        whole_month: 'Mesi interi',
        running_week: 'Settimana in corso',
        running_month: 'Mese in corso',
        by: 'Accessi per',
        weeks: 'Settimane',
        months: 'Mesi',
        history: 'Accessi negli ultimi 12 mesi',
        trend: 'Accessi al giorno',
        history_text:
          'Grafico degli accessi negli ultimi 12 mesi: %{total} in totale, al massimo %{peak} (%{when}).',
        trend_text:
          'Grafico degli accessi al giorno: %{current} nelle 4 settimane fino a ieri, %{previous} nelle 4 precedenti.',
      },
    },
  },
  en: {
    activity: {
      title: 'App activity',
      loading: 'Loading the logins…',
      accesses: 'Logins, last 4 weeks (to yesterday)',
      change: '%{change} vs the previous 4 weeks (%{count})',
      no_change: '%{count} in the previous 4 weeks',
      customers: 'Customers',
      active: 'Active in the last 30 days',
      never: 'Never logged in',
      dormant: 'No login for 90 days',
      scope: {
        all: 'Based on %{total} customer |||| Based on all %{total} customers',
        none: 'No customers to count',
        part: 'Based on the first %{read} of %{total} customers',
        reading: 'Loading: %{read} of %{total} customers',
        failed: 'Loading stopped: based on the first %{read} of %{total} customers',
        more: 'Keep counting',
      },
      failure: 'Couldn’t load the login summary.',
      retry: 'Try again',
      tile: {
        active: 'Customers active in the last 30 days',
        active_note: 'vs the previous 30 days (%{count})',
        newcomers: 'First logins in the last 30 days',
        newcomers_note: 'vs the previous 30 days (%{count})',
        reading: 'Loading: %{read} of %{total}',
        points: 'Trend over the last 12 full weeks: from %{from} to %{to}',
      },
      chart: {
        accesses: 'Logins',
        current: '4 weeks to yesterday',
        previous: 'Previous 4 weeks',
        day: 'Day',
        week: 'Week of',
        month: 'Month',
        whole_week: 'Whole weeks',
        whole_month: 'Whole months',
        running_week: 'Week in progress',
        running_month: 'Month in progress',
        by: 'Logins by',
        weeks: 'Weeks',
        months: 'Months',
        history: 'Logins in the last 12 months',
        trend: 'Logins per day',
        history_text:
          'Chart of logins in the last 12 months: %{total} in total, %{peak} at most (%{when}).',
        trend_text:
          'Chart of logins per day: %{current} in the 4 weeks to yesterday, %{previous} in the previous 4.',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    activity: typeof messages;
  }
}
