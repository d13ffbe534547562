import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Report per azienda |||| Report per azienda',
    counted: 'riga |||| righe',
    menu: 'Report per azienda',
    empty: 'Ancora nessuna riga',
    fields: {
      promotion_title: 'Promozione',
      promotion_code: 'Codice',
      company_name: 'Azienda',
      customers: 'Clienti',
      participants: 'Partecipanti',
      target_total: 'Obiettivo',
      achieved_total: 'Raggiunto',
      awards_earned: 'Premi maturati',
      awards_delivered: 'Premi consegnati',
      payout: 'Valore maturato',
      quota_left: 'Premi ancora disponibili',
      award_name: 'Premio',
      award_target: 'Soglia',
      winners: 'Vincitori',
      cost_so_far: 'Costo finora',
      cost_share: 'Sul fatturato',
      turnover_change: 'Fatturato dei vincitori sull’anno prima',
      customer_name: 'Cliente',
      customer_code: 'Codice cliente',
      agent_code: 'Agente',
      status: 'Stato',
    },
    views: { active: 'Attive', concluded: 'Concluse', all: 'Tutte' },
    filters: { company_code: 'Azienda', status: 'Stato', from: 'Dal', to: 'Al' },
    status: { active: 'Attiva', concluded: 'Conclusa' },
    figures: {
      title: 'Riepilogo',
      participation: '%{share} dei clienti',
      of_target: '%{share} dell’obiettivo',
      of_turnover: '%{share} del fatturato',
      of_earned: '%{share} dei maturati',
      no_limit: 'Nessun limite',
      nothing_left: 'Nessuno',
      nothing_given: {
        gift: 'La promozione non ha regali',
        reward: 'La promozione non ha ricompense',
      },
      companies: 'Azienda',
      compare: 'Confronta con un’altra promozione',
      of_company: 'Solo promozioni di %{company}',
      length: 'Le due promozioni non durano lo stesso: %{days} giorni e %{others} giorni.',
    },
    cost: {
      title: 'Costo e vincitori',
      not_known: 'non noto',
      so_far: 'Costo premi consegnati',
      delivered:
        '%{delivered} premio consegnato su %{earned} |||| %{delivered} premi consegnati su %{earned}',
      unvalued:
        'più %{count} premio consegnato di valore non noto |||| più %{count} premi consegnati di valore non noto',
      of_turnover: 'Costo sul fatturato',
      turnover: 'di %{amount} dei partecipanti',
      participants: 'su %{count} partecipante |||| su %{count} partecipanti',
      no_whole_month: 'Nessun mese intero da confrontare.',
      basis: 'Vincitori ricavati da premi e valore che il report indica per ogni cliente.',
      unassigned:
        '%{customers} cliente con %{awards} premi, non noto quali: è contato a parte. |||| %{customers} clienti con %{awards} premi, non noto quali: sono contati a parte.',
      undelivered:
        'Per %{count} vincitore non è noto quali premi siano consegnati. |||| Per %{count} vincitori non è noto quali premi siano consegnati.',
      unreadable:
        '%{count} cliente con dati non leggibili, contato a parte. |||| %{count} clienti con dati non leggibili, contati a parte.',
      additional: 'Il report non indica chi ha vinto i premi aggiuntivi.',
    },
    own_customers: 'solo i clienti che vedi',
    page: {
      target: {
        title: 'Obiettivo nel periodo',
        customers:
          'di %{count} cliente su %{total} che ha un obiettivo |||| di %{count} clienti su %{total} che hanno un obiettivo',
        reached: '%{amount} dei clienti con un obiettivo, %{share} di %{target}',
        basis: 'L’obiettivo conta per i mesi della promozione (%{months}): %{kinds}.',
        none: 'Nessun partecipante ha un obiettivo nei mesi della promozione (%{months}).',
        kind: '%{months}/%{of} di %{count} obiettivo |||| %{months}/%{of} di %{count} obiettivi',
        without:
          '%{count} cliente senza obiettivo non è nel confronto. |||| %{count} clienti senza obiettivo non sono nel confronto.',
        unreadable:
          '%{count} obiettivo non leggibile, contato a parte. |||| %{count} obiettivi non leggibili, contati a parte.',
        overlapping:
          '%{count} obiettivo coperto da uno più lungo non è sommato. |||| %{count} obiettivi coperti da uno più lungo non sono sommati.',
        reported: 'Il server indica %{amount}.',
        no_months: 'Obiettivo nel periodo non noto: mancano le date della promozione.',
      },
      trend: {
        title: 'Andamento',
        compared: '%{months}: %{amount}, %{change} rispetto a %{previous} (%{before})',
        not_compared: '%{months}: %{amount}; nessun confronto con %{previous}',
        chart: 'Grafico del fatturato dei partecipanti per mese, con l’anno prima',
        other: '%{months}: %{amount}, %{change} rispetto a «%{title}» in %{previous} (%{before})',
        other_alone: '%{months}: %{amount}; nessun confronto con «%{title}» in %{previous}',
        other_none: '«%{title}» non ha ancora mesi interi da confrontare.',
        other_chart: 'Grafico del fatturato dei partecipanti per mese, con quello di «%{title}»',
        aligned: 'I mesi sono affiancati dall’inizio di ogni promozione.',
      },
      winners: { title: 'Vincitori', none: 'Nessun vincitore noto' },
      no_promotion:
        'La promozione non è disponibile: obiettivo nel periodo, costo per premio e vincitori non noti.',
      agents: {
        title: 'Per agente',
        part: '%{smart_count} cliente |||| %{smart_count} clienti',
        awards: '%{smart_count} premio |||| %{smart_count} premi',
        all: 'Tutti gli agenti',
        none: 'Nessun partecipante nel periodo della promozione',
      },
      lines: {
        title: 'Per cliente',
        search: 'Cerca tra i clienti',
        none: 'Nessun risultato: modifica la ricerca.',
      },
      promotion: 'Vedi la promozione',
      print: 'Stampa',
    },
  },
  en: {
    name: 'Report by company |||| Report by company',
    counted: 'row |||| rows',
    menu: 'Report by company',
    empty: 'No rows yet',
    fields: {
      promotion_title: 'Promotion',
      promotion_code: 'Code',
      company_name: 'Company',
      customers: 'Customers',
      participants: 'Participants',
      target_total: 'Target',
      achieved_total: 'Achieved',
      awards_earned: 'Awards earned',
      awards_delivered: 'Awards delivered',
      payout: 'Value earned',
      quota_left: 'Awards still available',
      award_name: 'Award',
      award_target: 'Threshold',
      winners: 'Winners',
      cost_so_far: 'Cost so far',
      cost_share: 'Share of turnover',
      turnover_change: 'Winners’ turnover vs a year earlier',
      customer_name: 'Customer',
      customer_code: 'Customer code',
      agent_code: 'Agent',
      status: 'Status',
    },
    views: { active: 'Active', concluded: 'Concluded', all: 'All' },
    filters: { company_code: 'Company', status: 'Status', from: 'From', to: 'To' },
    status: { active: 'Active', concluded: 'Concluded' },
    figures: {
      title: 'Summary',
      participation: '%{share} of customers',
      of_target: '%{share} of the target',
      of_turnover: '%{share} of turnover',
      of_earned: '%{share} of those earned',
      no_limit: 'No limit',
      nothing_left: 'None',
      nothing_given: { gift: 'The promotion has no gifts', reward: 'The promotion has no rewards' },
      companies: 'Company',
      compare: 'Compare with another promotion',
      of_company: 'Only promotions of %{company}',
      length: 'The two promotions differ in length: %{days} days and %{others} days.',
    },
    cost: {
      title: 'Cost and winners',
      not_known: 'not known',
      so_far: 'Cost of awards delivered',
      delivered:
        '%{delivered} award delivered of %{earned} |||| %{delivered} awards delivered of %{earned}',
      unvalued:
        'plus %{count} delivered award of unknown value |||| plus %{count} delivered awards of unknown value',
      of_turnover: 'Cost as a share of turnover',
      turnover: 'of the participants’ %{amount}',
      participants: 'of %{count} participant |||| of %{count} participants',
      no_whole_month: 'No whole month to compare.',
      basis: 'Winners are calculated from each customer’s awards and their value.',
      unassigned:
        '%{customers} customer with %{awards} awards, not known which: counted separately. |||| %{customers} customers with %{awards} awards, not known which: counted separately.',
      undelivered:
        'For %{count} winner it is not known which awards were delivered. |||| For %{count} winners it is not known which awards were delivered.',
      unreadable:
        '%{count} customer with unreadable data, counted separately. |||| %{count} customers with unreadable data, counted separately.',
      additional: 'The report doesn’t say who won the additional awards.',
    },
    own_customers: 'only the customers you can see',
    page: {
      target: {
        title: 'Target in the period',
        customers:
          'from %{count} customer (of %{total}) with a target |||| from %{count} customers (of %{total}) with a target',
        reached: '%{amount} from customers with a target, %{share} of %{target}',
        basis: 'Only the promotion’s months count towards each target (%{months}): %{kinds}.',
        none: 'No participant has a target in the promotion’s months (%{months}).',
        kind: '%{months}/%{of} of %{count} target |||| %{months}/%{of} of %{count} targets',
        without:
          '%{count} customer without a target is not compared. |||| %{count} customers without a target are not compared.',
        unreadable:
          '%{count} unreadable target, counted separately. |||| %{count} unreadable targets, counted separately.',
        overlapping:
          '%{count} target covered by a longer one isn’t counted. |||| %{count} targets covered by longer ones aren’t counted.',
        reported: 'The server says %{amount}.',
        no_months: 'Target in the period not known: the promotion has no dates.',
      },
      trend: {
        title: 'Trend',
        compared: '%{months}: %{amount}, %{change} vs %{previous} (%{before})',
        not_compared: '%{months}: %{amount}; nothing to compare with in %{previous}',
        chart: 'Chart of the participants’ turnover by month, with the previous year',
        other: '%{months}: %{amount}, %{change} vs “%{title}” in %{previous} (%{before})',
        other_alone: '%{months}: %{amount}; nothing to compare with “%{title}” in %{previous}',
        other_none: '“%{title}” has no whole months to compare yet.',
        other_chart: 'Chart of the participants’ turnover by month, with that of “%{title}”',
        aligned: 'Months are paired from the start of each promotion.',
      },
      winners: { title: 'Winners', none: 'No known winners' },
      no_promotion:
        'The promotion is not available: target in the period, cost per award and winners are not known.',
      agents: {
        title: 'By agent',
        part: '%{smart_count} customer |||| %{smart_count} customers',
        awards: '%{smart_count} award |||| %{smart_count} awards',
        all: 'All agents',
        none: 'No participants during the promotion',
      },
      lines: {
        title: 'By customer',
        search: 'Search customers',
        none: 'No results: change the search.',
      },
      promotion: 'See the promotion',
      print: 'Print',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.company-report': typeof messages;
  }
}
