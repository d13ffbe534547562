import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Azienda |||| Aziende',
    menu: 'Aziende',
    create: 'Nuova azienda',
    empty: 'Ancora nessuna azienda',
    choose_first: 'Scegli prima l’azienda',
    none: { any: 'Nessuna azienda' },
    fields: {
      company_code: 'Codice',
      company_name: 'Nome azienda',
      description: 'Descrizione',
      logo: 'Logo',
      logo_square: 'Logo quadrato',
      header_image: 'Immagine di testata',
    },
    form: {
      identity: 'Dati',
      pictures: 'Immagini',
      pictures_hint: 'Compaiono nell’app e devono avere le misure esatte.',
      preview: 'Anteprima nell’app',
    },
  },
  en: {
    name: 'Company |||| Companies',
    menu: 'Companies',
    create: 'New company',
    empty: 'No companies yet',
    choose_first: 'Choose the company first',
    none: { any: 'No company' },
    fields: {
      company_code: 'Code',
      company_name: 'Company name',
      description: 'Description',
      logo: 'Logo',
      logo_square: 'Square logo',
      header_image: 'Header image',
    },
    form: {
      identity: 'Details',
      pictures: 'Images',
      pictures_hint: 'Shown in the app; sizes must be exact.',
      preview: 'Preview in the app',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.company': typeof messages;
  }
}
