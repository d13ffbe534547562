import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Obiettivo |||| Obiettivi',
    menu: 'Obiettivi',
    fields: {
      customer_code: 'Cliente',
      customer: 'Cod. cliente',
      agent_code: 'Agente',
      company_code: 'Azienda',
      year: 'Anno',
      period: 'Periodo',
      target_value: 'Obiettivo',
      achieved_value: 'Raggiunto',
      progress: 'Avanzamento',
      course: 'Andamento',
      needed: 'Serve al mese',
      year_passed: 'Anno trascorso',
      id: 'Nome',
      targets: 'Obiettivi',
      behind: 'In ritardo',
      milestones: 'Traguardi',
      missing: 'Mancano',
      exceeded: 'Superato di',
    },
    filters: { group_code: 'Gruppo', reward_type: 'Premio' },
    course: {
      behind: 'In ritardo',
      on_course: 'In linea',
      ahead: 'In anticipo',
      reached: 'Raggiunto',
    },
    reward_type: {
      gold_journey: 'Viaggio Gold',
      platinum_journey: 'Viaggio Platinum',
      prize: 'Premio',
      super_prize: 'Super premio',
    },
    milestone: {
      achieved: 'Raggiunto',
      open: 'Da raggiungere',
      count: '%{count} di %{total}',
      none: 'Nessun traguardo.',
    },
    summary: {
      hint: 'Chi è in ritardo, e quanto serve ogni mese fino a fine anno.',
      agent_code: 'Obiettivi per agente',
      company_code: 'Obiettivi per azienda',
      basis: 'Somma di %{read} obiettivo. |||| Somma di %{read} obiettivi.',
      part: 'Somma dei primi %{read} obiettivi di %{total}.',
    },
    view: { figures: 'Avanzamento' },
    customer: { none: 'Nessun obiettivo.', all: 'Vedi tutti', of: '%{achieved} di %{target}' },
  },
  en: {
    name: 'Target |||| Targets',
    menu: 'Targets',
    fields: {
      customer_code: 'Customer',
      customer: 'Customer code',
      agent_code: 'Agent',
      company_code: 'Company',
      year: 'Year',
      period: 'Period',
      target_value: 'Target',
      achieved_value: 'Achieved',
      progress: 'Progress',
      course: 'Course',
      needed: 'Needed a month',
      year_passed: 'Year elapsed',
      id: 'Name',
      targets: 'Targets',
      behind: 'Behind',
      milestones: 'Milestones',
      missing: 'Still to go',
      exceeded: 'Exceeded by',
    },
    filters: { group_code: 'Group', reward_type: 'Reward' },
    course: {
      behind: 'Behind',
      on_course: 'On course',
      ahead: 'Ahead',
      reached: 'Reached',
    },
    reward_type: {
      gold_journey: 'Gold journey',
      platinum_journey: 'Platinum journey',
      prize: 'Prize',
      super_prize: 'Super prize',
    },
    milestone: {
      achieved: 'Reached',
      open: 'Not reached yet',
      count: '%{count} of %{total}',
      none: 'No milestones.',
    },
    summary: {
      hint: 'Who is behind, and how much is needed each month to the end of the year.',
      agent_code: 'Targets by agent',
      company_code: 'Targets by company',
      basis: 'Sum of %{read} target. |||| Sum of %{read} targets.',
      part: 'Sum of the first %{read} of %{total} targets.',
    },
    view: { figures: 'Progress' },
    customer: { none: 'No targets.', all: 'See all', of: '%{achieved} of %{target}' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.target': typeof messages;
  }
}
