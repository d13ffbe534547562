import { defineMessages } from '@/core/messages';
import { appSectionMessages } from '@/domain/preview/app-section.messages';

export const messages = defineMessages({
  it: {
    name: 'Riquadro |||| Riquadri',
    menu: 'Riquadri',
    create: 'Nuovo riquadro',
    empty: 'Ancora nessun riquadro',
    fields: {
      title: 'Titolo',
      text_color: 'Colore del testo',
      background_color: 'Colore di sfondo',
      columns: 'Larghezza',
      background_image: 'Immagine di sfondo',
      section: 'Sezione',
      link: 'Indirizzo del link',
      target: 'Rivolto a',
      recipients: 'Destinatari',
      categories: 'Categorie',
      position: 'Posizione',
    },
    section: { ...appSectionMessages.it, link: 'Link esterno' },
    target: { agents: 'Agenti', customers: 'Clienti', both: 'Agenti e clienti' },
    columns: { 1: '1 colonna', 2: '2 colonne', 3: '3 colonne' },
    list: {
      view: 'Vista',
      grid: 'Griglia',
      rows: 'Elenco',
      loading: 'Caricamento della griglia…',
      order: 'Riquadri in ordine',
      nobody: 'Nessuno',
      preview: 'Anteprima dell’app',
    },
    form: {
      content: 'Contenuto',
      look: 'Aspetto',
      audience: 'Destinatari',
      audience_hint:
        'Vede il riquadro solo chi è sia in «Rivolto a» sia tra i destinatari. Le categorie sono sempre obbligatorie.',
      link_hint: 'Si apre fuori dall’app: inizia con https://',
      image_hint: 'L’immagine è facoltativa: il titolo compare sopra.',
      background_ground: 'lo sfondo',
      nobody: 'Nessun destinatario corrisponde a «Rivolto a»: nessuno vedrebbe il riquadro.',
      preview: 'Anteprima nell’app',
      unseen: {
        agent: 'Gli agenti non vedono questo riquadro.',
        customer: 'I clienti non vedono questo riquadro.',
      },
      neighbours: 'Impossibile caricare gli altri riquadri: l’anteprima mostra solo questo.',
    },
  },
  en: {
    name: 'Tile |||| Tiles',
    menu: 'Tiles',
    create: 'New tile',
    empty: 'No tiles yet',
    fields: {
      title: 'Title',
      text_color: 'Text colour',
      background_color: 'Background colour',
      columns: 'Width',
      background_image: 'Background image',
      section: 'Section',
      link: 'Link address',
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
      loading: 'Loading the grid…',
      order: 'Tiles in order',
      nobody: 'Nobody',
      preview: 'App preview',
    },
    form: {
      content: 'Content',
      look: 'Appearance',
      audience: 'Recipients',
      audience_hint:
        'Only people in both “Meant for” and the recipients see the tile. Categories are always required.',
      link_hint: 'Opens outside the app: starts with https://',
      image_hint: 'The image is optional: the title appears over it.',
      background_ground: 'the background',
      nobody: 'No recipient matches “Meant for”: nobody would see the tile.',
      preview: 'Preview in the app',
      unseen: {
        agent: 'Agents don’t see this tile.',
        customer: 'Customers don’t see this tile.',
      },
      neighbours: 'Couldn’t load the other tiles: the preview shows only this one.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.tile': typeof messages;
  }
}
