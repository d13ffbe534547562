import { defineMessages } from '@/core/messages';
import { publicationMessages } from '@/domain/publication/publication-resource.messages';

export const messages = defineMessages({
  it: {
    ...publicationMessages.it,
    name: 'Iniziativa Luigi |||| Iniziative Luigi',
    menu: 'Luigi',
    create: 'Nuova iniziativa Luigi',
    empty: 'Non ci sono ancora iniziative Luigi',
    queue: { draft: 'iniziativa Luigi da pubblicare |||| iniziative Luigi da pubblicare' },
    fields: {
      ...publicationMessages.it.fields,
      beneficiary: 'Beneficiario',
      goal_amount: 'Obiettivo della raccolta',
    },
    form: {
      charity: 'Raccolta',
      beneficiary_hint: 'A chi va quello che si raccoglie',
      goal_hint: 'Facoltativo, in euro: un importo maggiore di zero',
    },
    preview: { for: 'A favore di %{name}', goal: 'Obiettivo: %{amount}' },
  },
  en: {
    ...publicationMessages.en,
    name: 'Luigi initiative |||| Luigi initiatives',
    menu: 'Luigi',
    create: 'New Luigi initiative',
    empty: 'There are no Luigi initiatives yet',
    queue: { draft: 'unpublished Luigi initiative |||| unpublished Luigi initiatives' },
    fields: {
      ...publicationMessages.en.fields,
      beneficiary: 'Beneficiary',
      goal_amount: 'Goal of the collection',
    },
    form: {
      charity: 'Collection',
      beneficiary_hint: 'Who receives what is collected',
      goal_hint: 'Optional, in euros: an amount greater than zero',
    },
    preview: { for: 'In aid of %{name}', goal: 'Goal: %{amount}' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.luigi': typeof messages;
  }
}
