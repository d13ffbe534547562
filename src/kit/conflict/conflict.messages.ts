import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      no_value: '(vuoto)',
      conflict: {
        title: 'Questo elemento è stato modificato nel frattempo',
        text: 'L’elemento è stato salvato mentre scrivevi, da un’altra persona o in un’altra scheda. «Mantieni le mie» salva le tue modifiche e lascia gli altri campi come sono ora. «Usa le sue» scarta tutte le tue modifiche.',
        same: 'L’elemento è stato salvato mentre scrivevi, da un’altra persona o in un’altra scheda, senza cambiare questi campi. «Usa le sue» scarta le tue modifiche.',
        field: 'Campo',
        before: 'Prima',
        other: 'Nel frattempo',
        own: 'Tu',
        untouched: 'Non modificato',
        mine: 'Mantieni le mie',
        theirs: 'Usa le sue',
        cancel: 'Annulla',
      },
    },
  },
  en: {
    form: {
      no_value: '(empty)',
      conflict: {
        title: 'This record was changed while you were editing it',
        text: 'The record was saved while you were typing, by another person or in another tab. “Keep mine” saves your changes and leaves the other fields as they are now. “Use theirs” discards all your changes.',
        same: 'The record was saved while you were typing, by another person or in another tab, without changing these fields. “Use theirs” discards your changes.',
        field: 'Field',
        before: 'Before',
        other: 'Theirs',
        own: 'Mine',
        untouched: 'Not changed',
        mine: 'Keep mine',
        theirs: 'Use theirs',
        cancel: 'Cancel',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    conflict: typeof messages;
  }
}
