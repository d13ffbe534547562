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
      missed: 'Mancati',
      lost: 'Non raggiunto',
      needed: 'Serve al mese',
      passed: 'Periodo trascorso',
      targets: 'Obiettivi',
      behind: 'In ritardo',
      milestones: 'Traguardi',
      threshold: 'Soglia',
      reward_type: 'Premio',
      missing: 'Mancano',
      exceeded: 'Superato di',
    },
    filters: { group_code: 'Gruppo', reward_type: 'Premio' },
    course: {
      behind: 'In ritardo',
      on_course: 'In linea',
      ahead: 'In anticipo',
      reached: 'Raggiunto',
      missed: 'Mancato',
      not_started: 'Non iniziato',
      unknown: 'Periodo ignoto',
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
      hint: 'Chi è in ritardo e quanto serve ogni mese fino a fine periodo.',
      all_years: 'Tutti gli anni',
      agent_code: 'Obiettivi per agente · %{year}',
      company_code: 'Obiettivi per azienda · %{year}',
      basis: 'Somma di %{taken} obiettivo. |||| Somma di %{taken} obiettivi.',
      part: 'Somma parziale: letti i primi %{read} obiettivi di %{total}.',
      overlapping:
        '%{left} escluso perché il suo periodo è già contato. |||| %{left} esclusi perché il loro periodo è già contato.',
    },
    view: {
      figures: 'Avanzamento',
      unknown_period:
        'Il periodo «%{period}» non è riconosciuto: andamento e quota mensile non si calcolano.',
    },
    own: {
      title: 'I tuoi obiettivi %{year}',
      month: 'Serve questo mese',
      worst: 'In ritardo, da chi serve di più',
      none_behind: 'Nessun obiettivo in ritardo.',
    },
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
      course: 'Pace',
      missed: 'Missed',
      lost: 'Fell short by',
      needed: 'Needed a month',
      passed: 'Period elapsed',
      targets: 'Targets',
      behind: 'Behind',
      milestones: 'Milestones',
      threshold: 'Threshold',
      reward_type: 'Reward',
      missing: 'Still to go',
      exceeded: 'Exceeded by',
    },
    filters: { group_code: 'Group', reward_type: 'Reward' },
    course: {
      behind: 'Behind',
      on_course: 'On track',
      ahead: 'Ahead',
      reached: 'Reached',
      missed: 'Missed',
      not_started: 'Not started',
      unknown: 'Unknown period',
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
      hint: 'Who is behind, and how much is needed each month to the end of the period.',
      all_years: 'All years',
      agent_code: 'Targets by agent · %{year}',
      company_code: 'Targets by company · %{year}',
      basis: 'Sum of %{taken} target. |||| Sum of %{taken} targets.',
      part: 'Partial sum: the first %{read} of %{total} targets.',
      overlapping:
        '%{left} left out: its period is already counted. |||| %{left} left out: their periods are already counted.',
    },
    view: {
      figures: 'Progress',
      unknown_period:
        'The period “%{period}” isn’t recognised: pace and monthly need can’t be calculated.',
    },
    own: {
      title: 'Your %{year} targets',
      month: 'Needed this month',
      worst: 'Behind, most needed first',
      none_behind: 'No targets behind.',
    },
    customer: { none: 'No targets.', all: 'See all', of: '%{achieved} of %{target}' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.target': typeof messages;
  }
}
