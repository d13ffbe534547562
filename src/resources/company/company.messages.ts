import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Azienda |||| Aziende',
    menu: 'Aziende',
    create: 'Nuova azienda',
    fields: {
      company_code: 'Codice',
      company_name: 'Nome azienda',
      description: 'Descrizione',
      logo: 'Logo',
      logo_square: 'Logo quadrato',
      header_image: 'Immagine di testata',
    },
  },
  en: {
    name: 'Company |||| Companies',
    menu: 'Companies',
    create: 'New company',
    fields: {
      company_code: 'Code',
      company_name: 'Company name',
      description: 'Description',
      logo: 'Logo',
      logo_square: 'Square logo',
      header_image: 'Header image',
    },
  },
});
