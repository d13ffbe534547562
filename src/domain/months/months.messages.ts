import { defineMessages } from '@/core/messages';

/** Words of charts by month. */
export const messages = defineMessages({
  it: {
    months: {
      month: 'Mese',
      amount: 'Importo',
      before: 'Anno prima',
      running: 'Mese in corso',
    },
  },
  en: {
    months: {
      month: 'Month',
      amount: 'Amount',
      before: 'Previous year',
      running: 'Month in progress',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    months: typeof messages;
  }
}
