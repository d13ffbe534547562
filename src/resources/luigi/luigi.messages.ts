import { defineMessages } from '@/core/messages';
import { publicationMessages } from '@/domain/publication/publication-resource.messages';

export const messages = defineMessages({
  it: {
    ...publicationMessages.it,
    name: 'Iniziativa Luigi |||| Iniziative Luigi',
    counted: 'iniziativa Luigi |||| iniziative Luigi',
    menu: 'Iniziative Luigi',
    create: 'Nuova iniziativa Luigi',
    empty: 'Ancora nessuna iniziativa Luigi',
    queue: {
      draft: 'iniziativa Luigi da pubblicare |||| iniziative Luigi da pubblicare',
      draft_due: '%{due} |||| la prima %{due}',
    },
    fields: {
      ...publicationMessages.it.fields,
      beneficiary: 'Beneficiario',
      goal_amount: 'Importo da raccogliere',
    },
    form: {
      charity: 'Raccolta fondi',
      beneficiary_hint: 'Riceve la somma raccolta',
      goal_hint: 'Facoltativo, in euro, maggiore di 0',
    },
    preview: { for: 'A favore di %{name}', goal: 'Da raccogliere: %{amount}' },
  },
  en: {
    ...publicationMessages.en,
    name: 'Luigi initiative |||| Luigi initiatives',
    counted: 'Luigi initiative |||| Luigi initiatives',
    menu: 'Luigi initiatives',
    create: 'New Luigi initiative',
    empty: 'No Luigi initiatives yet',
    queue: {
      draft: 'Luigi initiative to publish |||| Luigi initiatives to publish',
      draft_due: '%{due} |||| the first %{due}',
    },
    fields: {
      ...publicationMessages.en.fields,
      beneficiary: 'Beneficiary',
      goal_amount: 'Fundraising goal',
    },
    form: {
      charity: 'Fundraising',
      beneficiary_hint: 'Receives the sum raised',
      goal_hint: 'Optional, in euros, greater than 0',
    },
    preview: { for: 'In aid of %{name}', goal: 'Goal: %{amount}' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.luigi': typeof messages;
  }
}
