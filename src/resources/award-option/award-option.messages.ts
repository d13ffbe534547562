import { defineMessages } from '@/core/messages';
import { shellMessages } from '@/i18n/shell.messages';

export const messages = defineMessages({
  it: {
    name: 'Opzione premio |||| Opzioni premio',
    menu: 'Opzioni premio',
    empty: 'Ancora nessuna opzione premio',
    create: 'Nuova opzione premio',
    none: { any: 'Nessuna opzione premio' },
    fields: { code: 'Codice', title: 'Titolo', scope: 'Ambito', role: 'Ruolo' },
    scope: {
      overall: 'Complessivo',
      company: 'Azienda',
      location: 'Sede',
      company_location: 'Azienda e sede',
    },
    role: shellMessages.it.roles,
    form: {
      identity: 'Dati',
      scope_hint: 'Dove si misura chi ha diritto al premio',
      role_hint: 'Chi riceve il premio',
    },
    uses: {
      title: 'Utilizzi',
      none: 'Nessuna promozione la usa',
      award: '%{amount} con %{target} di fatturato',
      more: '%{count} altra promozione |||| %{count} altre promozioni',
      coverage: 'Ricerca limitata alle ultime %{read} promozioni su %{total}.',
    },
  },
  en: {
    name: 'Award option |||| Award options',
    menu: 'Award options',
    empty: 'No award options yet',
    create: 'New award option',
    none: { any: 'No award option' },
    fields: { code: 'Code', title: 'Title', scope: 'Scope', role: 'Role' },
    scope: {
      overall: 'Overall',
      company: 'Company',
      location: 'Location',
      company_location: 'Company and location',
    },
    role: shellMessages.en.roles,
    form: {
      identity: 'Details',
      scope_hint: 'Where eligibility for the award is measured',
      role_hint: 'Who gets the award',
    },
    uses: {
      title: 'Uses',
      none: 'No promotion uses it',
      award: '%{amount} for %{target} of turnover',
      more: '%{count} more promotion |||| %{count} more promotions',
      coverage: 'Search limited to the latest %{read} of %{total} promotions.',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.award-option': typeof messages;
  }
}
