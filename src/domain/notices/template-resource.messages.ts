import { defineMessages } from '@/core/messages';
import { appSectionMessages } from '@/domain/preview/app-section.messages';

/** The words of a template in any channel: its resource's messages include them. */
export const templateMessages = defineMessages({
  it: {
    fields: {
      channel: 'Canale',
      event: 'Evento',
      title: 'Titolo',
      subject: 'Oggetto',
      corps: 'Testo',
      section: 'Si apre su',
      active: 'Attivo',
    },
    event: {
      registration: 'Registrazione',
      forgot_password: 'Password dimenticata',
      first_login: 'Primo accesso',
      new_news: 'Nuova news',
      new_promotion: 'Nuova promozione',
      new_survey: 'Nuovo sondaggio',
      target_reached: 'Obiettivo raggiunto',
      gift_delivered: 'Regalo consegnato',
    },
    section: appSectionMessages.it,
    active: { true: 'Attivo', false: 'Disattivato' },
    actions: {
      activate: 'Attiva',
      activate_done: '%{records} attivato |||| %{records} attivati',
      activate_text: 'I modelli attivati vengono inviati al loro evento.',
      deactivate: 'Disattiva',
      deactivate_done: '%{records} disattivato |||| %{records} disattivati',
      deactivate_text: 'I modelli disattivati non vengono più inviati.',
    },
  },
  en: {
    fields: {
      channel: 'Channel',
      event: 'Event',
      title: 'Title',
      subject: 'Subject',
      corps: 'Text',
      section: 'Opens',
      active: 'Active',
    },
    event: {
      registration: 'Registration',
      forgot_password: 'Forgotten password',
      first_login: 'First login',
      new_news: 'News published',
      new_promotion: 'New promotion',
      new_survey: 'New survey',
      target_reached: 'Target reached',
      gift_delivered: 'Gift delivered',
    },
    section: appSectionMessages.en,
    active: { true: 'Active', false: 'Deactivated' },
    actions: {
      activate: 'Activate',
      activate_done: '%{records} activated',
      activate_text: 'Active templates are sent when their event happens.',
      deactivate: 'Deactivate',
      deactivate_done: '%{records} deactivated',
      deactivate_text: 'Deactivated templates are no longer sent.',
    },
  },
});
