import { defineMessages } from '@/core/messages';

/** Words about placeholders, for all texts that are filled in for each recipient. */
export const messages = defineMessages({
  it: {
    placeholders: {
      title: 'Segnaposto',
      into: 'Si inserisce al cursore, in «%{field}»',
      search: 'Cerca segnaposto…',
      none: 'Nessun risultato',
      inserted: '%{placeholder} inserito in «%{field}»',
      refused: 'Impossibile inserire in «%{field}»: metti il cursore in un altro campo.',
      names: {
        firstname: 'Nome',
        surname: 'Cognome',
        email: 'Email',
        code: 'Codice',
        business_name: 'Ragione sociale',
        company_name: 'Azienda',
        location_name: 'Sede',
        agent_name: 'Agente',
        app_name: 'App',
        title: 'Titolo del contenuto',
        link: 'Link',
        date: 'Data',
      },
      chip: 'Segnaposto %{name}',
      gap: '[%{name}: vuoto]',
      kept: {
        title: 'Segnaposto sconosciuti già presenti',
        text: 'Non verranno sostituiti: %{written}. Il più simile a %{first} è %{nearest}.',
      },
    },
  },
  en: {
    placeholders: {
      title: 'Placeholders',
      into: 'Inserted at your cursor, in “%{field}”',
      search: 'Search placeholders…',
      none: 'No results',
      inserted: '%{placeholder} inserted in “%{field}”',
      refused: 'Couldn’t insert in “%{field}”: put the cursor in another field.',
      names: {
        firstname: 'First name',
        surname: 'Surname',
        email: 'Email',
        code: 'Code',
        business_name: 'Business name',
        company_name: 'Company',
        location_name: 'Location',
        agent_name: 'Agent',
        app_name: 'App',
        title: 'Content title',
        link: 'Link',
        date: 'Date',
      },
      chip: '%{name} placeholder',
      gap: '[%{name}: empty]',
      kept: {
        title: 'Unknown placeholders already in the text',
        text: 'They won’t be replaced: %{written}. The nearest to %{first} is %{nearest}.',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    placeholders: typeof messages;
  }
}
