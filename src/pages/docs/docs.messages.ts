import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Documentazione',
    menu: 'Documentazione',
    group: { staff: 'Uso quotidiano', developers: 'Sviluppo' },
    page: {
      'everyday-work': 'Lavorare con la console',
      glossary: 'Glossario',
      accessibility: 'Accessibilità',
      'quick-start': 'Per iniziare',
      overview: 'Panoramica',
      deployment: 'Pubblicazione',
      i18n: 'Lingue e testi',
      'mock-backend': 'Backend di prova',
      'create-a-page': 'Creare una pagina',
      'use-a-demo': 'Giro guidato',
      'request-to-server': 'Chiamate al server',
      'create-a-reducer': 'Gestione dello stato',
      'use-rbac': 'Ruoli e permessi',
    },
    contents: 'In questa pagina',
    section_link: 'Link alla sezione «%{section}»',
    loading: 'Caricamento della pagina…',
    failure: 'Impossibile caricare la pagina.',
    retry: 'Riprova',
    code: { label: 'Codice: %{name}' },
    note: 'Nota',
    tip: 'Suggerimento',
    warning: 'Attenzione',
    search: {
      label: 'Cerca nella documentazione…',
      type: 'Inserisci almeno due lettere.',
      none: 'Nessun risultato per «%{text}»',
    },
    turn: { label: 'Altre pagine', previous: 'Precedente', next: 'Successiva' },
  },
  en: {
    title: 'Documentation',
    menu: 'Documentation',
    group: { staff: 'Everyday use', developers: 'Development' },
    page: {
      'everyday-work': 'Working with the console',
      glossary: 'Glossary',
      accessibility: 'Accessibility',
      'quick-start': 'Quick start',
      overview: 'Overview',
      deployment: 'Deployment',
      i18n: 'Languages and texts',
      'mock-backend': 'Mock backend',
      'create-a-page': 'Create a page',
      'use-a-demo': 'Guided tour',
      'request-to-server': 'Requests to the server',
      'create-a-reducer': 'State management',
      'use-rbac': 'Roles and permissions',
    },
    contents: 'On this page',
    section_link: 'Link to the section “%{section}”',
    loading: 'Loading the page…',
    failure: 'Couldn’t load the page.',
    retry: 'Try again',
    code: { label: 'Code: %{name}' },
    note: 'Note',
    tip: 'Tip',
    warning: 'Warning',
    search: {
      label: 'Search the documentation…',
      type: 'Enter at least two letters.',
      none: 'No results for “%{text}”',
    },
    turn: { label: 'Other pages', previous: 'Previous', next: 'Next' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'pages.docs': typeof messages;
  }
}
