import { defineMessages } from '@/core/messages';

/** The words of a publication, whichever its kind: its resource's messages begin with them. */
export const publicationWords = defineMessages({
  it: {
    fields: {
      title: 'Titolo',
      corps: 'Testo',
      image: 'Immagine',
      link: 'Collegamento',
      company_code: 'Azienda',
      recipients: 'Destinatari',
      categories: 'Categorie',
      publication_date: 'Data di pubblicazione',
      published: 'Pubblicata',
      visible: 'Visibile',
    },
    filters: { published: 'Pubblicazione', visible: 'Visibilità' },
    published: { true: 'Pubblicata', false: 'Bozza' },
    visible: { true: 'Visibile', false: 'Nascosta' },
    actions: {
      publish: 'Pubblica',
      publish_text: 'Nell’app le vedranno i loro destinatari, dalla data di pubblicazione.',
      withdraw: 'Ritira',
      withdraw_text: 'Tornano bozze: nell’app non si vedranno più.',
      show: 'Mostra',
      show_text: 'Quelle pubblicate torneranno a vedersi nell’app.',
      hide: 'Nascondi',
      hide_text: 'Restano pubblicate, ma nell’app non si vedranno.',
    },
  },
  en: {
    fields: {
      title: 'Title',
      corps: 'Text',
      image: 'Image',
      link: 'Link',
      company_code: 'Company',
      recipients: 'Recipients',
      categories: 'Categories',
      publication_date: 'Publication date',
      published: 'Published',
      visible: 'Visible',
    },
    filters: { published: 'Publication', visible: 'Visibility' },
    published: { true: 'Published', false: 'Draft' },
    visible: { true: 'Visible', false: 'Hidden' },
    actions: {
      publish: 'Publish',
      publish_text: 'Their recipients will see them in the app, from the publication date on.',
      withdraw: 'Withdraw',
      withdraw_text: 'They become drafts again: the app will not show them any more.',
      show: 'Show',
      show_text: 'Published ones will be seen in the app again.',
      hide: 'Hide',
      hide_text: 'They stay published, but the app will not show them.',
    },
  },
});
