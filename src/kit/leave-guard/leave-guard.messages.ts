import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      leave: {
        title: 'Uscire senza salvare?',
        text: 'Le modifiche non salvate andranno perse.',
        leave: 'Esci senza salvare',
        saving_title: 'Uscire durante il salvataggio?',
        saving_text:
          'Il salvataggio continua anche se esci. Se non riesce, le modifiche andranno perse.',
        leave_saving: 'Esci',
        stay: 'Resta sulla pagina',
      },
    },
  },
  en: {
    form: {
      leave: {
        title: 'Leave without saving?',
        text: 'Unsaved changes will be lost.',
        leave: 'Leave without saving',
        saving_title: 'Leave while saving?',
        saving_text: 'Saving continues after you leave. If it fails, your changes will be lost.',
        leave_saving: 'Leave',
        stay: 'Stay on the page',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'leave-guard': typeof messages;
  }
}
