import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Promozione |||| Promozioni',
    menu: 'Promozioni',
    fields: {
      code: 'Codice',
      title: 'Titolo',
      description: 'Descrizione',
      start_date: 'Periodo',
      award_type: 'Tipo di premio',
      payout_type: 'Consegna',
      max_per_client: 'Massimo per cliente',
      company_quotas: 'Aziende',
      recipients: 'Destinatari',
      categories: 'Categorie',
      status: 'Stato',
    },
    filters: { company_code: 'Azienda' },
    award_type: { gift: 'Regali', reward: 'Premi' },
    payout_type: { upon_delivery: 'Alla consegna', final_balance: 'A saldo finale' },
    status: { active: 'Attiva', concluded: 'Conclusa' },
    phase: { upcoming: 'inizia %{when}', running: 'finisce %{when}', over: 'finita %{when}' },
    quota: { title: 'Aziende e quote', none: 'Nessuna azienda.' },
    no_limit: 'Nessun limite',
    details: 'Dettagli',
    customer: { none: 'Nessuna promozione.', all: 'Mostra tutte e %{count}' },
  },
  en: {
    name: 'Promotion |||| Promotions',
    menu: 'Promotions',
    fields: {
      code: 'Code',
      title: 'Title',
      description: 'Description',
      start_date: 'Period',
      award_type: 'Award type',
      payout_type: 'Payout',
      max_per_client: 'Maximum per customer',
      company_quotas: 'Companies',
      recipients: 'Recipients',
      categories: 'Categories',
      status: 'Status',
    },
    filters: { company_code: 'Company' },
    award_type: { gift: 'Gifts', reward: 'Rewards' },
    payout_type: { upon_delivery: 'Upon delivery', final_balance: 'Final balance' },
    status: { active: 'Active', concluded: 'Concluded' },
    phase: { upcoming: 'starts %{when}', running: 'ends %{when}', over: 'ended %{when}' },
    quota: { title: 'Companies and quotas', none: 'No companies.' },
    no_limit: 'No limit',
    details: 'Details',
    customer: { none: 'No promotions.', all: 'Show all %{count}' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.promotion': typeof messages;
  }
}
