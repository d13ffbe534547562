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
      target_value: 'Obiettivo',
      reward_amount: 'Premio',
    },
    filters: { gift_id: 'Regalo' },
    // The list has the same name whether the promotion gives gifts or rewards.
    award_type: { gift: 'Premi aggiuntivi', reward: 'Premi aggiuntivi' },
    form: {
      rule: 'Premio aggiuntivo',
      gift_hint: 'Il regalo a cui è legato',
      option_hint: 'A chi va e dove si misura',
      target_hint: 'Il fatturato da raggiungere',
      amount_hint: 'Quanto riceve chi lo raggiunge',
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
      target_value: 'Target',
      reward_amount: 'Award',
    },
    filters: { gift_id: 'Gift' },
    award_type: { gift: 'Additional awards', reward: 'Additional awards' },
    form: {
      rule: 'Additional award',
      gift_hint: 'The gift it belongs to',
      option_hint: 'Who gets it and where it is measured',
      target_hint: 'The turnover to reach',
      amount_hint: 'What whoever gets there receives',
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
