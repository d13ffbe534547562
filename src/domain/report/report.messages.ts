import { defineMessages } from '@/core/messages';

/** Words of the reports of promotions, by company and by agent. */
export const messages = defineMessages({
  it: {
    report: {
      title: 'Riepilogo',
      figure: 'Dato',
      difference: 'Differenza',
      change: 'Variazione',
      change_so_far: 'Variazione finora',
      so_far: 'finora',
      so_far_days: 'finora, %{days} giorno su %{all} |||| finora, %{days} giorni su %{all}',
      not_over:
        'Una delle due promozioni non è ancora finita: la variazione in percentuale non è mostrata. |||| Le due promozioni non sono ancora finite: la variazione in percentuale non è mostrata.',
      compare: 'Confronta due periodi',
      stop: 'Chiudi il confronto',
      period: 'Periodo',
      promotions: {
        active: 'promozioni attive',
        concluded: 'promozioni concluse',
        all: 'tutte le promozioni',
      },
      whole: 'intera durata',
      whole_promotions:
        'Ogni promozione conta per la sua intera durata, anche oltre i giorni scelti.',
      own_customers: 'Contano solo i clienti che vedi.',
      since: 'dal %{day}',
      until: 'fino al %{day}',
      of_promotions: '%{count} promozione |||| %{count} promozioni',
      under_way: 'di cui %{count} non ancora terminata |||| di cui %{count} non ancora terminate',
      derived: {
        promotions: 'Promozioni',
        achieved_each: 'Raggiunto per promozione',
      },
      each: 'Per promozione %{amount}, %{change} rispetto a %{before}',
      incomplete:
        '%{count} promozione con fatturato non noto non è nel confronto. |||| %{count} promozioni con fatturato non noto non sono nel confronto.',
      vs: 'rispetto a %{amount} (%{period})',
      with: 'Confrontato con',
      from: 'Dal',
      to: 'Al',
      wrong_order: 'L’ultimo giorno viene prima del primo',
      problem: {
        overlap:
          'I due periodi hanno giorni in comune: le stesse promozioni possono contare in entrambi.',
        length: 'I due periodi non durano lo stesso: %{days} giorni e %{others} giorni.',
      },
      gap: 'Nel periodo %{period} ci sono promozioni solo in %{days} giorno su %{all}: le variazioni sono indicative. |||| Nel periodo %{period} ci sono promozioni solo in %{days} giorni su %{all}: le variazioni sono indicative.',
      gap_none: 'Nel periodo %{period} non ci sono promozioni da confrontare.',
      uneven:
        'Molte promozioni di uno dei periodi non sono ancora terminate: le variazioni sono indicative.',
      none: 'Nessuna promozione in questo periodo o con questi filtri.',
      lines: '%{smart_count} riga |||| %{smart_count} righe',
      awards: '%{count} premio |||| %{count} premi',
      before: 'Prima %{amount}',
      all: 'Mostra tutti (%{count})',
      trend: 'Per mese di inizio delle promozioni',
      trend_text: 'Grafico di quanto raggiunto, per mese di inizio delle promozioni.',
      trend_left:
        'Nel grafico manca %{smart_count} riga: la sua data di inizio non è nota. |||| Nel grafico mancano %{count} righe: la loro data di inizio non è nota.',
      basis:
        'Somma di %{smart_count} riga. |||| Somma di %{total} righe: clienti e fatturato contano una volta per promozione.',
      part: 'Somme parziali: le prime %{read} righe su %{total}. Clienti e fatturato contano una volta per promozione.',
    },
  },
  en: {
    report: {
      title: 'Summary',
      figure: 'Figure',
      difference: 'Difference',
      change: 'Change',
      change_so_far: 'Change so far',
      so_far: 'so far',
      so_far_days: 'so far, %{days} of %{all} days',
      not_over:
        'One of the two promotions is not over yet: the change in percent is not shown. |||| The two promotions are not over yet: the change in percent is not shown.',
      compare: 'Compare two periods',
      stop: 'Close the comparison',
      period: 'Period',
      promotions: {
        active: 'active promotions',
        concluded: 'concluded promotions',
        all: 'all promotions',
      },
      whole: 'full duration',
      whole_promotions:
        'Each promotion counts for its full duration, even outside the chosen days.',
      own_customers: 'Only the customers you can see count.',
      since: 'from %{day}',
      until: 'until %{day}',
      of_promotions: '%{count} promotion |||| %{count} promotions',
      under_way: '%{count} of them not over yet',
      derived: {
        promotions: 'Promotions',
        achieved_each: 'Achieved per promotion',
      },
      each: 'Per promotion %{amount}, %{change} vs %{before}',
      incomplete:
        '%{count} promotion whose turnover is not known is not compared. |||| %{count} promotions whose turnover is not known are not compared.',
      vs: 'vs %{amount} (%{period})',
      with: 'Compared with',
      from: 'From',
      to: 'To',
      wrong_order: 'The last day comes before the first',
      problem: {
        overlap: 'The two periods share days: the same promotions may count in both.',
        length: 'The two periods differ in length: %{days} days and %{others} days.',
      },
      gap: 'Only %{days} of the %{all} days of %{period} has a promotion: the changes are only a rough guide. |||| Only %{days} of the %{all} days of %{period} have a promotion: the changes are only a rough guide.',
      gap_none: 'There are no promotions to compare in %{period}.',
      uneven: 'Many promotions in one period are not over yet: the changes are only a rough guide.',
      none: 'No promotions in this period or with these filters.',
      lines: '%{smart_count} row |||| %{smart_count} rows',
      awards: '%{count} award |||| %{count} awards',
      before: 'Before %{amount}',
      all: 'Show all (%{count})',
      trend: 'By start month',
      trend_text: 'Chart of the turnover achieved, by start month.',
      trend_left:
        '%{smart_count} row is not in the chart: its start date is not known. |||| %{count} rows are not in the chart: their start date is not known.',
      basis:
        'Totals for %{smart_count} row. |||| Totals for %{total} rows. In each promotion, customers and turnover are counted once.',
      part: 'Partial totals: the first %{read} of %{total} rows. In each promotion, customers and turnover are counted once.',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    report: typeof messages;
  }
}
