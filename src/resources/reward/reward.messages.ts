import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Premio |||| Premi',
    menu: 'Premi',
    create: 'Nuovo premio',
    empty: 'Ancora nessun premio',
    fields: {
      promotion_id: 'Promozione',
      type: 'Tipo',
      target_value: 'Obiettivo',
      value: 'Che cosa dà',
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
      rule: 'Premio',
      target_hint: 'Il fatturato che il cliente deve raggiungere',
      amount_hint: 'Quanto riceve ogni cliente che ci arriva',
      percent_hint: 'Del fatturato raggiunto, più di 0 e fino a 100',
      prize_hint: 'Che cosa vince, per esempio un viaggio',
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
      target_value: 'Target',
      value: 'What it gives',
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
      rule: 'Reward',
      target_hint: 'The turnover a customer has to reach',
      amount_hint: 'What each customer who gets there receives',
      percent_hint: 'Of the turnover reached, over 0 and up to 100',
      prize_hint: 'What is won, a journey for example',
    },
    of_turnover: '%{percent} of the turnover',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.reward': typeof messages;
  }
}
