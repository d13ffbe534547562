import { defineMessages } from '@/core/messages';

/** Words shared by publications: the sections of their form, their preview, their switches in a list. */
export const messages = defineMessages({
  it: {
    publication: {
      content: 'Contenuto',
      link_hint: 'Facoltativo: si apre fuori dall’app e inizia con https://',
      audience: 'Destinatari',
      audience_hint: 'Categorie sempre obbligatorie, anche senza clienti tra i destinatari.',
      company_hint: 'Lascia vuoto per tutte le aziende.',
      publishing: 'Pubblicazione',
      date_hint: 'Compare nell’app da questo momento, se pubblicata e visibile.',
      published_hint: 'Le bozze non compaiono nell’app.',
      visible_hint: 'Se nascosta, resta pubblicata ma non compare nell’app.',
      preview: 'Anteprima nell’app',
      no_title: 'Senza titolo',
      body: 'Testo della pubblicazione',
      open_link: 'Apri il link',
      unseen: {
        agent: 'Gli agenti non sono tra i destinatari.',
        customer: 'I clienti non sono tra i destinatari.',
      },
      draft: 'È una bozza: non compare ancora nell’app.',
      hidden: 'È nascosta: non compare nell’app.',
      draft_until: 'È una bozza: una volta pubblicata, comparirà nell’app dal %{moment}.',
      upcoming: 'Comparirà nell’app dal %{moment}.',
      saved: {
        now: 'Con il salvataggio compare nell’app',
        later: 'Comparirà nell’app dal %{from}',
        hidden: 'Con il salvataggio non compare più nell’app',
      },
      date_of: 'Cambia la data di %{name}',
    },
  },
  en: {
    publication: {
      content: 'Content',
      link_hint: 'Optional: opens outside the app and starts with https://',
      audience: 'Recipients',
      audience_hint: 'Categories are always required, even without customers among the recipients.',
      company_hint: 'Leave empty for all companies.',
      publishing: 'Publication',
      date_hint: 'Shown in the app from this moment, if published and visible.',
      published_hint: 'Drafts are not shown in the app.',
      visible_hint: 'If hidden, it stays published but the app doesn’t show it.',
      preview: 'Preview in the app',
      no_title: 'Untitled',
      body: 'Publication text',
      open_link: 'Open the link',
      unseen: {
        agent: 'Agents are not among the recipients.',
        customer: 'Customers are not among the recipients.',
      },
      draft: 'This is a draft: the app doesn’t show it yet.',
      hidden: 'This is hidden: the app doesn’t show it.',
      draft_until: 'This is a draft: once published, the app will show it from %{moment}.',
      upcoming: 'The app will show it from %{moment}.',
      saved: {
        now: 'The app will show it once saved',
        later: 'The app will show it from %{from}',
        hidden: 'The app will no longer show it once saved',
      },
      date_of: 'Change the date of %{name}',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    publication: typeof messages;
  }
}
