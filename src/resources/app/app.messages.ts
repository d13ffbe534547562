import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'App |||| App',
    menu: 'App',
    empty: 'Ancora nessuna app',
    create: 'Nuova app',
    fields: {
      app_name: 'Nome app',
      company_code: 'Azienda',
      logo: 'Logo',
      primary_color: 'Colore primario',
      secondary_color: 'Colore secondario',
      background_color: 'Colore di sfondo',
      text_color: 'Colore del testo',
    },
    card: {
      tiles: 'Riquadri',
      tiles_of: 'Riquadri di %{name}',
      edit: 'Modifica',
      edit_one: 'Modifica %{name}',
      colors:
        'Colori: primario %{primary}, secondario %{secondary}, sfondo %{background}, testo %{text}',
    },
    form: {
      identity: 'Dati',
      colors: 'Colori',
      colors_hint: 'Il testo deve leggersi sullo sfondo: contrasto minimo %{least}:1.',
      background_ground: 'lo sfondo',
      preview: 'Anteprima dell’app',
    },
  },
  en: {
    name: 'App |||| Apps',
    menu: 'Apps',
    empty: 'No apps yet',
    create: 'New app',
    fields: {
      app_name: 'App name',
      company_code: 'Company',
      logo: 'Logo',
      primary_color: 'Primary colour',
      secondary_color: 'Secondary colour',
      background_color: 'Background colour',
      text_color: 'Text colour',
    },
    card: {
      tiles: 'Tiles',
      tiles_of: 'Tiles of %{name}',
      edit: 'Edit',
      edit_one: 'Edit %{name}',
      colors:
        'Colours: primary %{primary}, secondary %{secondary}, background %{background}, text %{text}',
    },
    form: {
      identity: 'Details',
      colors: 'Colours',
      colors_hint: 'Text must be readable on the background: minimum contrast %{least}:1.',
      background_ground: 'the background',
      preview: 'App preview',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.app': typeof messages;
  }
}
