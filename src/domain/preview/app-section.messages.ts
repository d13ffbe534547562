import { defineMessages } from '@/core/messages';

/** The names of the app's sections, for the messages of every resource that links to one. */
export const appSectionMessages = defineMessages({
  it: {
    news: 'News',
    luigi: 'Luigi',
    survey: 'Sondaggi',
    promotion: 'Promozioni',
    journey: 'Viaggi',
    target: 'Obiettivi',
    turnover: 'Fatturato',
    locations: 'Sedi',
    contacts: 'Contatti',
    profile: 'Profilo',
  },
  en: {
    news: 'News',
    luigi: 'Luigi',
    survey: 'Surveys',
    promotion: 'Promotions',
    journey: 'Journeys',
    target: 'Targets',
    turnover: 'Turnover',
    locations: 'Locations',
    contacts: 'Contacts',
    profile: 'Profile',
  },
});
