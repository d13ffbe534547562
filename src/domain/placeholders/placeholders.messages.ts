import { defineMessages } from '@/core/messages';

/** Words about placeholders, for all texts that are personalized for each recipient. */
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
      replace: 'Sostituisci %{written} con «%{nearest}»',
      replace_absent: 'I destinatari non hanno «%{meant}»: sostituisci %{written} con «%{nearest}»',
      chip: 'Segnaposto %{name}',
      gap: '[%{name}: vuoto]',
      preview: {
        customer: 'Anteprima per',
        without_customer: 'Scegli un cliente per sostituire i segnaposto.',
        without_value: 'Vuoti per questo cliente: %{names}.',
        at_sending: 'Noti solo all’invio: %{names}.',
        not_reached: 'Non è tra i destinatari.',
      },
      unclosed: 'Manca «}}» dopo «{{» (%{fields}): il segnaposto non verrà sostituito.',
      kept: {
        title: 'Segnaposto sconosciuti già presenti',
        text: 'Non verranno sostituiti: %{written}.',
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
      replace: 'Replace %{written} with “%{nearest}”',
      replace_absent: 'The recipients have no “%{meant}”: replace %{written} with “%{nearest}”',
      chip: '%{name} placeholder',
      gap: '[%{name}: empty]',
      preview: {
        customer: 'Preview for',
        without_customer: 'Choose a customer to fill in the placeholders.',
        without_value: 'Empty for this customer: %{names}.',
        at_sending: 'Known only when it is sent: %{names}.',
        not_reached: 'Not among the recipients.',
      },
      unclosed: 'No “}}” after “{{” (%{fields}): the placeholder won’t be replaced.',
      kept: {
        title: 'Unknown placeholders already in the text',
        text: 'They won’t be replaced: %{written}.',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    placeholders: typeof messages;
  }
}
