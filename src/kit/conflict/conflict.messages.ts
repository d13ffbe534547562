import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      conflict: {
        title: 'Qualcun altro ha modificato questo elemento',
        text: 'Un’altra persona ha salvato queste modifiche mentre scrivevi. Se mantieni le tue, gli altri campi prendono i suoi valori.',
        same: 'Un’altra persona ha salvato l’elemento mentre scrivevi, senza cambiare questi campi.',
        field: 'Campo',
        before: 'Prima',
        other: 'L’altra persona',
        own: 'Tu',
        untouched: 'Non modificato',
        empty: '(vuoto)',
        mine: 'Mantieni le mie',
        theirs: 'Usa le sue',
        cancel: 'Annulla',
      },
    },
  },
  en: {
    form: {
      conflict: {
        title: 'Someone else has changed this record',
        text: 'Another person saved these changes while you were typing. If you keep yours, the other fields take their values.',
        same: 'Another person saved the record while you were typing, without changing these fields.',
        field: 'Field',
        before: 'Before',
        other: 'The other person',
        own: 'You',
        untouched: 'Not changed',
        empty: '(empty)',
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
