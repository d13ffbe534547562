import { defineMessages } from '@/core/messages';

/** Words of the panel with the accesses to the app, on the dashboard and above the access log. */
export const messages = defineMessages({
  it: {
    activity: {
      title: 'Attività dell’app',
      loading: 'Lettura degli accessi in corso',
      accesses: 'Accessi nelle 4 settimane fino a ieri',
      change: '%{change} sulle 4 settimane precedenti (%{count})',
      no_change: '%{count} nelle 4 settimane precedenti',
      customers: 'Clienti',
      active: 'Attivi negli ultimi 30 giorni',
      never: 'Mai entrati',
      dormant: 'Assenti da 90 giorni',
      scope: {
        all: 'Calcolato su %{total} cliente |||| Calcolato su tutti i %{total} clienti',
        none: 'Nessun cliente da contare',
        part: 'Calcolato sui primi %{read} di %{total} clienti',
        reading: 'In lettura, %{read} di %{total} clienti',
        failed: 'Lettura interrotta: calcolato sui primi %{read} di %{total} clienti',
        more: 'Continua',
      },
      failure: 'Il riepilogo degli accessi non è stato caricato.',
      retry: 'Riprova',
      tile: {
        accesses: 'Accessi nei 7 giorni fino a ieri',
        accesses_note: 'sui 7 giorni precedenti',
        active: 'Clienti attivi negli ultimi 30 giorni',
        active_note: 'sui 30 giorni precedenti',
        newcomers: 'Primi accessi negli ultimi 30 giorni',
        newcomers_note: 'sui 30 giorni precedenti',
        reading: 'in lettura, %{read} di %{total}',
        points: 'Andamento delle ultime 12 settimane concluse: da %{from} a %{to}',
      },
      chart: {
        accesses: 'Accessi',
        current: '4 settimane fino a ieri',
        previous: '4 settimane precedenti',
        day: 'Giorno',
        week: 'Settimana dal',
        month: 'Mese',
        running_week: 'Settimana in corso',
        running_month: 'Mese in corso',
        by: 'Accessi per',
        weeks: 'Settimane',
        months: 'Mesi',
        history: 'Accessi negli ultimi 12 mesi',
        trend: 'Accessi al giorno',
        history_text:
          'Grafico degli accessi negli ultimi 12 mesi: %{total} in tutto, al massimo %{peak} (%{when}).',
        trend_text:
          'Grafico degli accessi al giorno: %{current} nelle 4 settimane fino a ieri, %{previous} nelle 4 precedenti.',
      },
    },
  },
  en: {
    activity: {
      title: 'App activity',
      loading: 'Reading the sign-ins',
      accesses: 'Sign-ins in the 4 weeks to yesterday',
      change: '%{change} on the 4 weeks before (%{count})',
      no_change: '%{count} in the 4 weeks before',
      customers: 'Customers',
      active: 'Active in the last 30 days',
      never: 'Never seen',
      dormant: 'Away for 90 days',
      scope: {
        all: 'Based on %{total} customer |||| Based on all %{total} customers',
        none: 'No customers to count',
        part: 'Based on the first %{read} of %{total} customers',
        reading: 'Loading, %{read} of %{total} customers',
        failed: 'Reading interrupted: based on the first %{read} of %{total} customers',
        more: 'Read more',
      },
      failure: 'The sign-in summary could not be loaded.',
      retry: 'Retry',
      tile: {
        accesses: 'Sign-ins in the 7 days to yesterday',
        accesses_note: 'on the 7 days before',
        active: 'Customers active in the last 30 days',
        active_note: 'on the 30 days before',
        newcomers: 'First sign-ins in the last 30 days',
        newcomers_note: 'on the 30 days before',
        reading: 'loading, %{read} of %{total}',
        points: 'Trend over the last 12 full weeks: from %{from} to %{to}',
      },
      chart: {
        accesses: 'Sign-ins',
        current: '4 weeks to yesterday',
        previous: '4 weeks before',
        day: 'Day',
        week: 'Week of',
        month: 'Month',
        running_week: 'Week in progress',
        running_month: 'Month in progress',
        by: 'Sign-ins by',
        weeks: 'Weeks',
        months: 'Months',
        history: 'Sign-ins in the last 12 months',
        trend: 'Sign-ins per day',
        history_text:
          'Chart of the sign-ins in the last 12 months: %{total} in all, %{peak} at most (%{when}).',
        trend_text:
          'Chart of the sign-ins per day: %{current} in the 4 weeks to yesterday, %{previous} in the 4 before.',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    activity: typeof messages;
  }
}
