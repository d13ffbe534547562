import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Ricompensa |||| Ricompense',
    menu: 'Ricompense',
    create: 'Nuova ricompensa',
    empty: 'Ancora nessuna ricompensa',
    fields: {
      promotion_id: 'Promozione',
      type: 'Tipo',
      target_value: 'Soglia',
      value: 'Valore',
      amount: 'Importo',
      percent: 'Percentuale',
      prize_title: 'Super premio',
    },
    type: {
      super_prize: 'Super premio',
      money_percent: 'Percentuale in denaro',
      money_fixed: 'Importo fisso',
    },
    form: {
      rule: 'Dati',
      target_hint: 'Fatturato da raggiungere',
      amount_hint: 'Importo per ogni vincitore',
      percent_hint: 'Del fatturato raggiunto: più di 0, fino a 100',
      prize_hint: 'Per esempio un viaggio',
    },
    of_turnover: '%{percent} del fatturato',
  },
  en: {
    name: 'Reward |||| Rewards',
    menu: 'Rewards',
    create: 'New reward',
    empty: 'No rewards yet',
    fields: {
      promotion_id: 'Promotion',
      type: 'Type',
      target_value: 'Threshold',
      value: 'Value',
      amount: 'Amount',
      percent: 'Percentage',
      prize_title: 'Super prize',
    },
    type: {
      super_prize: 'Super prize',
      money_percent: 'Money, percentage',
      money_fixed: 'Money, fixed amount',
    },
    form: {
      rule: 'Details',
      target_hint: 'Turnover to reach',
      amount_hint: 'Amount for each winner',
      percent_hint: 'Of the turnover reached: more than 0, up to 100',
      prize_hint: 'For example a journey',
    },
    of_turnover: '%{percent} of turnover',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.reward': typeof messages;
  }
}
