import { defineMessages } from '@/core/messages';

/** Words of the panel that sums up the accesses to the app, on the dashboard and above the access log. */
export const activityMessages = defineMessages({
  it: {
    activity: {
      title: 'Attività dell’app',
      loading: 'Lettura degli accessi in corso',
      accesses: 'Accessi negli ultimi 30 giorni',
      change: '%{change} rispetto ai 30 giorni precedenti (%{count})',
      no_change: '%{count} nei 30 giorni precedenti',
      customers: 'Clienti',
      active: 'Attivi negli ultimi 30 giorni',
      never: 'Mai entrati',
      dormant: 'Assenti da 90 giorni',
      scope: {
        all: 'Calcolato su %{total} cliente |||| Calcolato su tutti i %{total} clienti',
        none: 'Nessun cliente da contare',
        part: 'Calcolato sui primi %{read} di %{total} clienti',
        reading: 'Lettura in corso: %{read} di %{total} clienti',
        failed: 'Lettura interrotta: calcolato sui primi %{read} di %{total} clienti',
        more: 'Continua',
      },
      failure: 'Il riepilogo degli accessi non è stato caricato.',
      retry: 'Riprova',
      chart: {
        accesses: 'Accessi',
        current: 'Ultimi 30 giorni',
        previous: '30 giorni precedenti',
        day: 'Giorno',
        week: 'Settimana dal',
        month: 'Mese',
        by: 'Accessi per',
        weeks: 'Settimane',
        months: 'Mesi',
        history: 'Accessi negli ultimi 12 mesi',
        trend: 'Accessi al giorno',
        history_text:
          'Grafico degli accessi negli ultimi 12 mesi: %{total} in tutto, il massimo è %{peak} (%{when}).',
        trend_text:
          'Grafico degli accessi al giorno: %{current} negli ultimi 30 giorni, %{previous} nei 30 precedenti.',
      },
    },
  },
  en: {
    activity: {
      title: 'App activity',
      loading: 'Reading the accesses',
      accesses: 'Accesses in the last 30 days',
      change: '%{change} on the previous 30 days (%{count})',
      no_change: '%{count} in the previous 30 days',
      customers: 'Customers',
      active: 'Active in the last 30 days',
      never: 'Never seen',
      dormant: 'Away for 90 days',
      scope: {
        all: 'Based on %{total} customer |||| Based on all %{total} customers',
        none: 'No customers to count',
        part: 'Based on the first %{read} of %{total} customers',
        reading: 'Reading: %{read} of %{total} customers',
        failed: 'Reading interrupted: based on the first %{read} of %{total} customers',
        more: 'Read more',
      },
      failure: 'The summary of the accesses could not be loaded.',
      retry: 'Retry',
      chart: {
        accesses: 'Accesses',
        current: 'Last 30 days',
        previous: 'Previous 30 days',
        day: 'Day',
        week: 'Week of',
        month: 'Month',
        by: 'Accesses by',
        weeks: 'Weeks',
        months: 'Months',
        history: 'Accesses in the last 12 months',
        trend: 'Accesses per day',
        history_text:
          'Chart of the accesses in the last 12 months: %{total} in all, at most %{peak} (%{when}).',
        trend_text:
          'Chart of the accesses per day: %{current} in the last 30 days, %{previous} in the 30 before.',
      },
    },
  },
});
