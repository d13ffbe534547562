import { defineMessages } from '@/core/messages';

/** Quotes from the specification (section 2); English in every language. */
const quotes = {
  oops: 'OOPS! Something went wrong here',
  how: 'How did you get here',
  nothing: 'Nothing left to do here.',
};

export const messages = defineMessages({
  it: {
    quotes,
    back: 'Torna alla console',
    previous: 'Torna indietro',
    trail: {
      title: 'Pagina non trovata',
      explanation: 'La pagina non esiste, è stata spostata o il suo indirizzo è errato.',
    },
    plug: {
      title: 'Qualcosa si è staccato',
      explanation: 'Il filo che portava a questa pagina si è interrotto. Riparti dalla console.',
    },
    maze: {
      title: 'Vicolo cieco',
      explanation:
        'Questo indirizzo non ha entrate né uscite: nessuna pagina della console porta fin qui.',
    },
    checklist: {
      title: 'Niente da fare qui',
      explanation: 'In questa pagina è già tutto spuntato. Il resto del lavoro è nella console.',
    },
    crane: {
      title: 'Qualcosa è andato storto',
      explanation:
        'Un pezzo della pagina non è al suo posto. Torna alla console e riprova tra poco.',
    },
    island: {
      title: 'Fine del percorso',
      explanation: 'Qui la console finisce. Goditi il panorama, poi torna quando vuoi.',
    },
  },
  en: {
    quotes,
    back: 'Back to the console',
    previous: 'Go back',
    trail: {
      title: 'Page not found',
      explanation: 'The page doesn’t exist, has moved, or its address is wrong.',
    },
    plug: {
      title: 'Something came unplugged',
      explanation: 'The cable that led to this page came loose. Start again from the console.',
    },
    maze: {
      title: 'Dead end',
      explanation:
        'This address has no way in and no way out: no page of the console leads to this place.',
    },
    checklist: {
      title: 'Nothing to do here',
      explanation: 'Everything on this page is ticked off. The rest of the work is in the console.',
    },
    crane: {
      title: 'Something went wrong',
      explanation:
        'A piece of the page is not where it belongs. Return to the console and try again shortly.',
    },
    island: {
      title: 'End of the line',
      explanation: 'This is where the console ends. Enjoy the view, and come back when you like.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'pages.error': typeof messages;
  }
}
