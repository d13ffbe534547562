import { defineMessages } from '@/core/messages';

/** The quoted line of the page itself is English in both languages (specification, section 2). */
export const messages = defineMessages({
  it: {
    title: 'Pagina non trovata',
    explanation:
      'La pagina che cerchi non esiste, è stata spostata o il suo indirizzo è scritto male.',
    back: 'Torna alla console',
  },
  en: {
    title: 'Page not found',
    explanation:
      'The page you are looking for does not exist, has moved, or its address is misspelt.',
    back: 'Back to the console',
  },
});
