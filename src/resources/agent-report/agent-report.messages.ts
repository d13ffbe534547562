import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Report per agente |||| Report per agente',
    counted: 'riga |||| righe',
    menu: 'Report per agente',
    empty: 'Ancora nessuna riga',
    views: { all: 'Tutto', this_year: 'Quest’anno', last_year: 'Anno scorso' },
    fields: {
      agent_code: 'Codice agente',
      agent_name: 'Agente',
      company_name: 'Azienda',
      promotion_code: 'Promozione',
      customers: 'Clienti',
      participants: 'Partecipanti',
      achieved_total: 'Raggiunto',
      awards_earned: 'Premi maturati',
      payout: 'Valore maturato',
    },
    filters: {
      company_code: 'Azienda',
      agent_code: 'Agente',
      promotion_code: 'Promozione',
      from: 'Dal',
      to: 'Al',
    },
  },
  en: {
    name: 'Report by agent |||| Report by agent',
    counted: 'row |||| rows',
    menu: 'Report by agent',
    empty: 'No rows yet',
    views: { all: 'All', this_year: 'This year', last_year: 'Last year' },
    fields: {
      agent_code: 'Agent code',
      agent_name: 'Agent',
      company_name: 'Company',
      promotion_code: 'Promotion',
      customers: 'Customers',
      participants: 'Participants',
      achieved_total: 'Achieved',
      awards_earned: 'Awards earned',
      payout: 'Value earned',
    },
    filters: {
      company_code: 'Company',
      agent_code: 'Agent',
      promotion_code: 'Promotion',
      from: 'From',
      to: 'To',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.agent-report': typeof messages;
  }
}
