import { defineMessages } from '@/core/messages';

/** Words of the console's frame: menu, top bar, alerts, page guard. */
export const shellMessages = defineMessages({
  it: {
    guard: {
      title: 'Impossibile Visitare Questa Pagina',
    },
  },
  en: {
    guard: {
      title: 'Cannot visit this page',
    },
  },
});
