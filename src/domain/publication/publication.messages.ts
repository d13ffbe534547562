import { defineMessages } from '@/core/messages';

/** Words shared by publications: the sections of their form, their preview, their switches in a list. */
export const messages = defineMessages({
  it: {
    publication: {
      content: 'Contenuto',
      link_hint: 'Facoltativo: si apre fuori dall’app e inizia con https://',
      audience: 'A chi si rivolge',
      company_hint: 'Senza un’azienda si rivolge a tutte.',
      publishing: 'Pubblicazione',
      date_hint: 'Nell’app si vede da questo momento, se è pubblicata e visibile.',
      published_hint: 'Finché è una bozza nell’app non si vede.',
      visible_hint: 'Una pubblicazione nascosta resta pubblicata, ma nell’app non si vede.',
      preview: 'Anteprima nell’app',
      no_title: 'Senza titolo',
      body: 'Testo della pubblicazione',
      open_link: 'Apri il collegamento',
      unseen: {
        agent: 'Un agente non è tra i destinatari.',
        customer: 'Un cliente non è tra i destinatari.',
      },
      draft: 'È una bozza: nell’app non si vede ancora.',
      hidden: 'È nascosta: nell’app non si vede.',
      upcoming: 'Nell’app si vedrà dal %{moment}.',
      date_of: 'Cambia la data di %{name}',
    },
  },
  en: {
    publication: {
      content: 'Content',
      link_hint: 'Optional: opens outside the app and starts with https://',
      audience: 'Who it is for',
      company_hint: 'Without a company it is for all of them.',
      publishing: 'Publication',
      date_hint: 'The app shows it from this moment on, if it is published and visible.',
      published_hint: 'While it is a draft the app does not show it.',
      visible_hint: 'What is hidden stays published, but the app does not show it.',
      preview: 'Preview in the app',
      no_title: 'Untitled',
      body: 'Text of the publication',
      open_link: 'Open the link',
      unseen: {
        agent: 'An agent is not among the recipients.',
        customer: 'A customer is not among the recipients.',
      },
      draft: 'This is a draft: the app does not show it yet.',
      hidden: 'This is hidden: the app does not show it.',
      upcoming: 'The app will show it from %{moment}.',
      date_of: 'Change the date of %{name}',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    publication: typeof messages;
  }
}
