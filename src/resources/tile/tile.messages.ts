import { defineMessages } from '@/core/messages';
import { appSectionMessages } from '@/domain/preview/app-section.messages';

export const messages = defineMessages({
  it: {
    name: 'Riquadro |||| Riquadri',
    menu: 'Riquadri',
    create: 'Nuovo riquadro',
    empty: 'L’app non ha ancora riquadri',
    fields: {
      title: 'Titolo',
      text_color: 'Colore del testo',
      background_color: 'Colore di sfondo',
      columns: 'Larghezza',
      background_image: 'Immagine di sfondo',
      section: 'Sezione',
      link: 'Indirizzo del collegamento',
      target: 'Rivolto a',
      recipients: 'Destinatari',
      categories: 'Categorie',
      position: 'Posizione',
    },
    section: { ...appSectionMessages.it, link: 'Collegamento esterno' },
    target: { agents: 'Agenti', customers: 'Clienti', both: 'Agenti e clienti' },
    columns: { 1: '1 colonna', 2: '2 colonne', 3: '3 colonne' },
    list: {
      view: 'Vista',
      grid: 'Griglia',
      rows: 'Elenco',
      loading: 'Caricamento della griglia',
      order: 'Riquadri in ordine',
      nobody: 'Nessuno',
      preview: 'Anteprima dell’app',
    },
    form: {
      content: 'Contenuto',
      look: 'Aspetto',
      audience: 'A chi si mostra',
      audience_hint: 'Vede il riquadro chi rientra sia nel campo «Rivolto a» sia nei destinatari.',
      link_hint: 'Si apre fuori dall’app: inizia con https://',
      image_hint:
        'L’immagine è facoltativa: il titolo vi sta sopra, su una fascia del colore di sfondo.',
      background_ground: 'lo sfondo',
      nobody:
        'Nessuno vedrebbe il riquadro: tra i destinatari non c’è alcuna persona a cui è rivolto.',
      preview: 'Anteprima nell’app',
      unseen: {
        agent: 'Un agente non vede questo riquadro.',
        customer: 'Un cliente non vede questo riquadro.',
      },
      neighbours: 'Gli altri riquadri non sono stati caricati: l’anteprima mostra solo questo.',
    },
  },
  en: {
    name: 'Tile |||| Tiles',
    menu: 'Tiles',
    create: 'New tile',
    empty: 'The app has no tiles yet',
    fields: {
      title: 'Title',
      text_color: 'Text colour',
      background_color: 'Background colour',
      columns: 'Width',
      background_image: 'Background image',
      section: 'Section',
      link: 'Address of the link',
      target: 'Meant for',
      recipients: 'Recipients',
      categories: 'Categories',
      position: 'Position',
    },
    section: { ...appSectionMessages.en, link: 'External link' },
    target: { agents: 'Agents', customers: 'Customers', both: 'Agents and customers' },
    columns: { 1: '1 column', 2: '2 columns', 3: '3 columns' },
    list: {
      view: 'View',
      grid: 'Grid',
      rows: 'List',
      loading: 'Loading the grid',
      order: 'Tiles in order',
      nobody: 'Nobody',
      preview: 'Preview of the app',
    },
    form: {
      content: 'Content',
      look: 'Look',
      audience: 'Who sees it',
      audience_hint: 'Only those who match both ‘Meant for’ and the recipients see the tile.',
      link_hint: 'Opens outside the app: starts with https://',
      image_hint:
        'The image is optional: the title stands over it, on a strip of the background colour.',
      background_ground: 'the background',
      nobody: 'Nobody would see the tile: none of the recipients is someone it is meant for.',
      preview: 'Preview in the app',
      unseen: {
        agent: 'An agent does not see this tile.',
        customer: 'A customer does not see this tile.',
      },
      neighbours: 'The other tiles could not be loaded: the preview shows this one alone.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.tile': typeof messages;
  }
}
