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
      target: 'Soglia',
      free: 'In omaggio',
      quantity: 'Quantità',
    },
    free: { yes: 'Sì', no: 'No' },
    form: {
      identity: 'Dati',
      description_hint: 'Facoltativa; almeno 3 caratteri',
      picture: 'Aspetto',
      value: 'Valore e soglia',
      worth_hint: 'Costo per l’azienda, al pezzo',
      target_hint: 'Fatturato da raggiungere',
      free: 'In omaggio',
      free_hint:
        'Chi raggiunge la soglia ne riceve uno, fuori dalle quote, finché ci sono pezzi. Valore e quantità: più di 1.',
      quantity_hint: 'Pezzi disponibili; vuoto = nessun limite',
      quantity_free_hint: 'Pezzi in omaggio, più di 1',
      preview: 'Anteprima nell’app',
      from: 'Con %{target} di acquisti',
      given: 'In omaggio con %{target} di acquisti',
    },
    unlimited: 'Nessun limite',
    awards: 'Premi aggiuntivi del regalo',
    no_awards: 'Ancora nessun premio aggiuntivo per questo regalo',
  },
  en: {
    name: 'Gift |||| Gifts',
    menu: 'Gifts',
    create: 'New gift',
    none: { any: 'No gifts in this promotion' },
    empty: 'No gifts yet',
    fields: {
      promotion_id: 'Promotion',
      code: 'Code',
      title: 'Title',
      description: 'Description',
      image: 'Image',
      worth: 'Value',
      target: 'Threshold',
      free: 'Free',
      quantity: 'Quantity',
    },
    free: { yes: 'Yes', no: 'No' },
    form: {
      identity: 'Details',
      description_hint: 'Optional; at least 3 characters',
      picture: 'Appearance',
      value: 'Value and threshold',
      worth_hint: 'Cost to the company, per unit',
      target_hint: 'Turnover to reach',
      free: 'Free',
      free_hint:
        'Customers who reach the threshold get one, outside the quotas, while there are pieces left. Value and quantity: more than 1.',
      quantity_hint: 'Units available; empty = no limit',
      quantity_free_hint: 'Free units, more than 1',
      preview: 'Preview in the app',
      from: 'With purchases of %{target}',
      given: 'Free with purchases of %{target}',
    },
    unlimited: 'No limit',
    awards: 'Additional awards for this gift',
    no_awards: 'No additional awards for this gift yet',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.gift': typeof messages;
  }
}
