import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Regalo |||| Regali',
    menu: 'Regali',
    create: 'Nuovo regalo',
    none: { any: 'Nessun regalo in questa promozione' },
    empty: 'Ancora nessun regalo',
    fields: {
      promotion_id: 'Promozione',
      code: 'Codice',
      title: 'Titolo',
      description: 'Descrizione',
      image: 'Immagine',
      worth: 'Valore',
      target: 'Obiettivo',
      free: 'In omaggio',
      quantity: 'Quantità',
    },
    free: { yes: 'Sì', no: 'No' },
    form: {
      identity: 'Regalo',
      description_hint: 'Facoltativa; se c’è, almeno 3 caratteri',
      picture: 'Come appare',
      value: 'Valore e obiettivo',
      worth_hint: 'Quanto costa all’azienda, per ogni pezzo',
      target_hint: 'Il fatturato che il cliente deve raggiungere',
      free: 'In omaggio',
      free_hint: 'Chi partecipa lo riceve senza scegliere: valore e quantità devono superare 1.',
      quantity_hint: 'Quanti pezzi ci sono; vuoto, nessun limite',
      quantity_free_hint: 'Quanti pezzi si danno in omaggio, più di 1',
      preview: 'Anteprima nell’app',
      from: 'Con %{target} di acquisti',
      given: 'In omaggio',
    },
    unlimited: 'Senza limite',
    awards: 'Premi aggiuntivi del regalo',
    no_awards: 'Nessun premio aggiuntivo su questo regalo.',
  },
  en: {
    name: 'Gift |||| Gifts',
    menu: 'Gifts',
    create: 'New gift',
    none: { any: 'No gift in this promotion' },
    empty: 'No gifts yet',
    fields: {
      promotion_id: 'Promotion',
      code: 'Code',
      title: 'Title',
      description: 'Description',
      image: 'Image',
      worth: 'Worth',
      target: 'Target',
      free: 'Free',
      quantity: 'Quantity',
    },
    free: { yes: 'Yes', no: 'No' },
    form: {
      identity: 'Gift',
      description_hint: 'Optional; at least 3 characters if given',
      picture: 'How it looks',
      value: 'Worth and target',
      worth_hint: 'What it costs the company, apiece',
      target_hint: 'The turnover a customer has to reach',
      free: 'Free',
      free_hint: 'Whoever takes part gets it without a choice: worth and quantity must be over 1.',
      quantity_hint: 'How many there are; empty for no limit',
      quantity_free_hint: 'How many are given away, more than 1',
      preview: 'Preview in the app',
      from: 'With purchases of %{target}',
      given: 'Free',
    },
    unlimited: 'No limit',
    awards: 'Additional awards of the gift',
    no_awards: 'No additional award on this gift.',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.gift': typeof messages;
  }
}
