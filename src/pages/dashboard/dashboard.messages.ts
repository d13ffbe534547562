import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Dashboard',
    menu: 'Dashboard',
    greeting: 'Ciao, %{name}',
    figures: {
      total: 'In totale',
      deactivated: 'Disattivati',
      sync_failure: 'Sincronizzazione fallita',
    },
    failure: 'I numeri non sono stati caricati.',
    retry: 'Riprova',
    see_all: 'Vedi tutto',
  },
  en: {
    title: 'Dashboard',
    menu: 'Dashboard',
    greeting: 'Hello, %{name}',
    figures: {
      total: 'In total',
      deactivated: 'Deactivated',
      sync_failure: 'Synchronisation failed',
    },
    failure: 'The numbers could not be loaded.',
    retry: 'Retry',
    see_all: 'See all',
  },
});
