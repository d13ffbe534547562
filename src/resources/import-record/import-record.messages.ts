import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Importazione |||| Importazioni',
    menu: 'Importazioni',
    fields: {
      file_name: 'File',
      import_time: 'Data',
      row: 'Riga',
      status: 'Esito',
      error_message: 'Errore',
    },
    record_type: {
      Company: 'Importa aziende',
      Location: 'Importa sedi',
      BoUser: 'Importa utenti back-office',
      Customer: 'Importa clienti',
      Target: 'Importa obiettivi',
      RewardTarget: 'Importa traguardi',
      Order: 'Importa vendite',
      Turnover: 'Importa fatturato',
      Promotion: 'Importa promozioni',
    },
    kinds: 'Tipi di file',
    tabs: {
      Company: 'Aziende',
      Location: 'Sedi',
      BoUser: 'Utenti back-office',
      Customer: 'Clienti',
      Target: 'Obiettivi',
      RewardTarget: 'Traguardi',
      Turnover: 'Fatturato',
      Order: 'Vendite',
      Promotion: 'Promozioni',
    },
    waiting: {
      text: '«%{name}» è ancora da importare in «%{kind}».',
      open: 'Apri «%{kind}»',
    },
    status: {
      success: 'Riuscita',
      failure: 'Non riuscita',
    },
    subtitle: 'Aggiungi elementi nuovi o aggiorna quelli esistenti da un file.',
  },
  en: {
    name: 'Import |||| Imports',
    menu: 'Imports',
    fields: {
      file_name: 'File',
      import_time: 'Date',
      row: 'Row',
      status: 'Outcome',
      error_message: 'Error',
    },
    record_type: {
      Company: 'Import companies',
      Location: 'Import locations',
      BoUser: 'Import back-office users',
      Customer: 'Import customers',
      Target: 'Import targets',
      RewardTarget: 'Import milestones',
      Order: 'Import sales',
      Turnover: 'Import turnover',
      Promotion: 'Import promotions',
    },
    kinds: 'File types',
    tabs: {
      Company: 'Companies',
      Location: 'Locations',
      BoUser: 'Back-office users',
      Customer: 'Customers',
      Target: 'Targets',
      RewardTarget: 'Milestones',
      Turnover: 'Turnover',
      Order: 'Sales',
      Promotion: 'Promotions',
    },
    waiting: {
      text: '“%{name}” still has to be imported in “%{kind}”.',
      open: 'Open “%{kind}”',
    },
    status: {
      success: 'Succeeded',
      failure: 'Failed',
    },
    subtitle: 'Add new records or update existing ones from a file.',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.import-record': typeof messages;
  }
}
