import { defineMessages } from '@/core/messages';

/** What the sections of the app are called: the messages of whatever leads to one hold them. */
export const sectionWords = defineMessages({
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
