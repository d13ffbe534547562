import { defineMessages } from '@/core/messages';

/** The words of a custom notice in any channel: its resource's messages include them. */
export const noticeMessages = defineMessages({
  it: {
    fields: {
      channel: 'Canale',
      title: 'Titolo',
      subject: 'Oggetto',
      corps: 'Testo',
      company_code: 'Azienda',
      recipients: 'Destinatari',
      categories: 'Categorie',
      scheduled_at: 'Data di invio',
      status: 'Stato',
    },
    status: { draft: 'Bozza', scheduled: 'Programmata', sent: 'Inviata' },
    views: { all: 'Tutte', drafts: 'Bozze', scheduled: 'Programmate', sent: 'Inviate' },
    actions: {
      unschedule: 'Riporta in bozza',
      unschedule_done: '%{records} riportata in bozza |||| %{records} riportate in bozza',
      unschedule_title: 'Riporta in bozza %{records}',
      unschedule_text:
        'Quelle programmate non verranno inviate; quelle già inviate restano come sono.',
    },
  },
  en: {
    fields: {
      channel: 'Channel',
      title: 'Title',
      subject: 'Subject',
      corps: 'Text',
      company_code: 'Company',
      recipients: 'Recipients',
      categories: 'Categories',
      scheduled_at: 'Sending date',
      status: 'Status',
    },
    status: { draft: 'Draft', scheduled: 'Scheduled', sent: 'Sent' },
    views: { all: 'All', drafts: 'Drafts', scheduled: 'Scheduled', sent: 'Sent' },
    actions: {
      unschedule: 'Revert to draft',
      unschedule_done: '%{records} reverted to draft',
      unschedule_title: 'Revert %{records} to draft',
      unschedule_text: 'Scheduled messages won’t be sent; those already sent stay as they are.',
    },
  },
});
