import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Fatturato |||| Fatturato',
    counted: 'riga di fatturato |||| righe di fatturato',
    menu: 'Fatturato',
    empty: 'Ancora nessun fatturato',
    no_data: 'Nessun dato',
    in_progress: 'in corso',
    fields: {
      customer_code: 'Cliente',
      agent_code: 'Agente',
      company_code: 'Azienda',
      location_code: 'Sede',
      year: 'Anno',
      month: 'Mese',
      amount: 'Importo',
      rank: 'Posizione',
      share: 'Quota',
      before: 'Anno prima',
      change: 'Variazione',
    },
    summary: {
      title: 'Fatturato per %{by}',
      none: 'Nessun fatturato in questi mesi',
      basis:
        'Periodo: %{period}, rispetto a %{previous}. Lette le %{read} righe di tutti gli anni.',
      since:
        'Periodo: %{period}; variazione di %{compared} rispetto a %{previous}. Lette le %{read} righe di tutti gli anni.',
      alone: 'Periodo: %{period}, senza confronto. Lette le %{read} righe di tutti gli anni.',
      part: 'Periodo: %{period}. Somme parziali: le prime %{read} righe su %{total}, senza confronto.',
    },
    views: { this_year: 'Quest’anno', last_year: 'Anno scorso', all: 'Tutto' },
    filters: { group_code: 'Gruppo' },
    total: {
      label: 'Totale',
      of: 'Totale %{period}',
      all_years: 'Totale di tutti gli anni',
      month_of_all: 'Totale di %{month}, tutti gli anni',
      rows: 'Somma di %{count} riga |||| Somma di %{count} righe',
      part: 'Totale parziale: somma le prime %{read} righe su %{total}. Restringi i filtri per averlo completo.',
      reading: 'Caricamento: %{read} di %{total} righe',
      failure: 'Impossibile calcolare il totale.',
    },
    trend: {
      compared: '%{current}: %{amount}, rispetto a %{before} di %{previous}',
      running: '%{month} è in corso. Tutto %{previous}: %{before}',
      chart: 'Grafico del fatturato per mese, con l’anno prima',
      undrawn: 'Nel totale, ma non nel grafico: %{amount}',
    },
    tile: {
      label: 'Fatturato di %{month}',
      note: 'rispetto a %{month}',
      no_note: 'Nessun confronto con %{month}',
      part: 'Somma parziale: al massimo %{rows} righe al mese',
      reading: 'Caricamento: %{read} di %{total} mesi',
    },
    customer: {
      none: 'Nessun fatturato negli ultimi 24 mesi',
      all: 'Vedi tutto',
      current: 'Ultimi 12 mesi conclusi',
      current_of: 'Fatturato, ultimi 12 mesi conclusi',
      compared: 'rispetto a %{amount} negli stessi mesi dell’anno prima',
      compared_part:
        'nel solo mese confrontabile %{current}, l’anno prima %{amount} |||| nei %{smart_count} mesi confrontabili %{current}, l’anno prima %{amount}',
      previous: '12 mesi precedenti',
      change: '%{change} rispetto agli stessi mesi dell’anno prima (%{amount})',
      change_part:
        '%{change} nel solo mese confrontabile: %{current}, l’anno prima %{amount} |||| %{change} nei %{smart_count} mesi confrontabili: %{current}, l’anno prima %{amount}',
      no_change: 'Nessun fatturato nei 12 mesi precedenti',
      chart:
        'Grafico del fatturato mensile: %{current} negli ultimi 12 mesi conclusi, %{previous} nei 12 precedenti.',
    },
  },
  en: {
    name: 'Turnover |||| Turnover',
    counted: 'turnover row |||| turnover rows',
    menu: 'Turnover',
    empty: 'No turnover yet',
    no_data: 'No data',
    in_progress: 'in progress',
    fields: {
      customer_code: 'Customer',
      agent_code: 'Agent',
      company_code: 'Company',
      location_code: 'Location',
      year: 'Year',
      month: 'Month',
      amount: 'Amount',
      rank: 'Rank',
      share: 'Share',
      before: 'Previous year',
      change: 'Change',
    },
    summary: {
      title: 'Turnover by %{by}',
      none: 'No turnover in these months',
      basis: 'Period: %{period}, vs %{previous}. Based on all %{read} rows, every year included.',
      since:
        'Period: %{period}; change of %{compared} vs %{previous}. Based on all %{read} rows, every year included.',
      alone: 'Period: %{period}, not compared. Based on all %{read} rows, every year included.',
      part: 'Period: %{period}. Partial sums: the first %{read} of %{total} rows, not compared.',
    },
    views: { this_year: 'This year', last_year: 'Last year', all: 'All' },
    filters: { group_code: 'Group' },
    total: {
      label: 'Total',
      of: 'Total %{period}',
      all_years: 'Total of all years',
      month_of_all: 'Total of %{month}, all years',
      rows: 'Sum of %{count} row |||| Sum of %{count} rows',
      part: 'Partial total: the first %{read} of %{total} rows. Narrow the filters to complete it.',
      reading: 'Loading: %{read} of %{total} rows',
      failure: 'Couldn’t calculate the total.',
    },
    trend: {
      compared: '%{current}: %{amount}, vs %{before} in %{previous}',
      running: '%{month} is in progress. The whole of %{previous}: %{before}',
      chart: 'Chart of turnover by month, with the previous year',
      undrawn: 'In the total but not in the chart: %{amount}',
    },
    tile: {
      label: 'Turnover in %{month}',
      note: 'vs %{month}',
      no_note: 'Nothing to compare with in %{month}',
      part: 'Partial sum: at most %{rows} rows a month',
      reading: 'Loading: %{read} of %{total} months',
    },
    customer: {
      none: 'No turnover in the last 24 months',
      all: 'See all',
      current: 'Last 12 full months',
      previous: 'Previous 12 months',
      current_of: 'Turnover, last 12 full months',
      compared: 'vs %{amount} in the same months a year earlier',
      compared_part:
        '%{current} in the only comparable month, %{amount} the year before |||| %{current} in the %{smart_count} comparable months, %{amount} the year before',
      change: '%{change} vs the same months a year earlier (%{amount})',
      change_part:
        '%{change} in the only comparable month: %{current}, %{amount} the year before |||| %{change} in the %{smart_count} comparable months: %{current}, %{amount} the year before',
      no_change: 'No turnover in the previous 12 months',
      chart:
        'Chart of monthly turnover: %{current} in the last 12 full months, %{previous} in the previous 12.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.turnover': typeof messages;
  }
}
