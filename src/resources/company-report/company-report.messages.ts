import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Report per azienda |||| Report per azienda',
    counted: 'riga |||| righe',
    menu: 'Report per azienda',
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
      payout: 'Valore premi',
      quota_left: 'Premi ancora disponibili',
      customer_name: 'Cliente',
      customer_code: 'Codice cliente',
      agent_code: 'Agente',
      status: 'Stato',
    },
    filters: { company_code: 'Azienda', status: 'Stato', from: 'Dal', to: 'Al' },
    status: { active: 'Attiva', concluded: 'Conclusa' },
    figures: {
      title: 'In sintesi',
      participation: '%{share} dei clienti',
      of_target: '%{share} dell’obiettivo',
      of_earned: '%{share} dei maturati',
      no_limit: 'Nessun limite',
      companies: 'Azienda',
      compare: 'Confronta con un’altra promozione',
    },
    agents: {
      title: 'Per agente',
      part: '%{smart_count} cliente, premi: %{awards} |||| %{smart_count} clienti, premi: %{awards}',
      none: 'Nessun cliente ha acquistato nel periodo della promozione.',
    },
    lines: {
      title: 'Per cliente',
      search: 'Cerca fra i clienti',
      none: 'Nessun cliente corrisponde alla ricerca.',
    },
    print: 'Stampa',
  },
  en: {
    name: 'Report by company |||| Report by company',
    counted: 'row |||| rows',
    menu: 'Report by company',
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
      payout: 'Award value',
      quota_left: 'Awards still available',
      customer_name: 'Customer',
      customer_code: 'Customer code',
      agent_code: 'Agent',
      status: 'Status',
    },
    filters: { company_code: 'Company', status: 'Status', from: 'From', to: 'To' },
    status: { active: 'Active', concluded: 'Concluded' },
    figures: {
      title: 'At a glance',
      participation: '%{share} of customers',
      of_target: '%{share} of the target',
      of_earned: '%{share} of those earned',
      no_limit: 'No limit',
      companies: 'Company',
      compare: 'Compare with another promotion',
    },
    agents: {
      title: 'By agent',
      part: '%{smart_count} customer, awards: %{awards} |||| %{smart_count} customers, awards: %{awards}',
      none: 'No customer bought anything while the promotion was running.',
    },
    lines: {
      title: 'By customer',
      search: 'Search customers',
      none: 'No customer matches the search.',
    },
    print: 'Print',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.company-report': typeof messages;
  }
}
