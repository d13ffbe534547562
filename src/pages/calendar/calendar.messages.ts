import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Calendario',
    menu: 'Calendario',
    view: { label: 'Vista', month: 'Mese', week: 'Settimana', agenda: 'Agenda' },
    today: 'Oggi',
    previous: 'Periodo precedente',
    next: 'Periodo successivo',
    file: 'Scarica .ics',
    kinds: 'Che cosa mostrare',
    company: 'Azienda',
    all_companies: 'Tutte le aziende',
    loading: 'Caricamento del calendario',
    failed: '%{kind}: non caricati.',
    retry: 'Riprova',
    capped: '%{kind}: sono mostrati i primi %{count}.',
    more: '+%{count}',
    more_of: 'Mostra tutto di %{day}: altri %{count}',
    empty: 'Niente in questo periodo',
    running: 'In corso all’inizio del periodo',
    open: 'Apri',
    move_to: 'Sposta al giorno',
    move: 'Sposta',
    fixed: 'Le sue date non si possono cambiare qui.',
    moved: 'Spostato',
    undo: 'Annulla',
    close: 'Chiudi',
  },
  en: {
    title: 'Calendar',
    menu: 'Calendar',
    view: { label: 'View', month: 'Month', week: 'Week', agenda: 'Agenda' },
    today: 'Today',
    previous: 'Earlier period',
    next: 'Later period',
    file: 'Download .ics',
    kinds: 'What to show',
    company: 'Company',
    all_companies: 'All companies',
    loading: 'Loading the calendar',
    failed: '%{kind}: not loaded.',
    retry: 'Retry',
    capped: '%{kind}: the first %{count} are shown.',
    more: '+%{count}',
    more_of: 'Show all of %{day}: %{count} more',
    empty: 'Nothing in this period',
    running: 'Running when the period begins',
    open: 'Open',
    move_to: 'Move to the day',
    move: 'Move',
    fixed: 'Its dates cannot be changed here.',
    moved: 'Moved',
    undo: 'Undo',
    close: 'Close',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'pages.calendar': typeof messages;
  }
}
