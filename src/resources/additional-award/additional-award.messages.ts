import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Premio aggiuntivo |||| Premi aggiuntivi',
    menu: 'Premi aggiuntivi',
    create: 'Nuovo premio aggiuntivo',
    empty: 'Ancora nessun premio aggiuntivo',
    fields: {
      promotion_id: 'Promozione',
      gift_id: 'Regalo',
      award_option_id: 'Opzione premio',
      target_value: 'Soglia',
      reward_amount: 'Importo del premio',
    },
    filters: { gift_id: 'Regalo' },
    // The list has the same name whether the promotion gives gifts or rewards.
    award_type: { gift: 'Premi aggiuntivi', reward: 'Premi aggiuntivi' },
    form: {
      rule: 'Dati',
      option_hint: 'Chi riceve il premio e dove si misura',
      target_hint: 'Fatturato da raggiungere',
      amount_hint: 'Importo per ogni vincitore',
    },
    pages: {
      'gift-awards': { menu: 'Premi aggiuntivi', title: 'Premi aggiuntivi' },
      'reward-awards': { menu: 'Premi aggiuntivi', title: 'Premi aggiuntivi' },
    },
  },
  en: {
    name: 'Additional award |||| Additional awards',
    menu: 'Additional awards',
    create: 'New additional award',
    empty: 'No additional awards yet',
    fields: {
      promotion_id: 'Promotion',
      gift_id: 'Gift',
      award_option_id: 'Award option',
      target_value: 'Threshold',
      reward_amount: 'Award amount',
    },
    filters: { gift_id: 'Gift' },
    award_type: { gift: 'Additional awards', reward: 'Additional awards' },
    form: {
      rule: 'Details',
      option_hint: 'Who gets the award and where it is measured',
      target_hint: 'Turnover to reach',
      amount_hint: 'Amount for each winner',
    },
    pages: {
      'gift-awards': { menu: 'Additional awards', title: 'Additional awards' },
      'reward-awards': { menu: 'Additional awards', title: 'Additional awards' },
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.additional-award': typeof messages;
  }
}
