import { MAX_AMOUNT, requiredEuros, requiredYear } from '@/core/schema/csv-number';
import type { ImportFormats } from '@/core/imports';
import { oneOf } from '@/core/schema/choice';
import { requiredText } from '@/core/schema/text';
import * as z from '@/core/zod';
import { target } from './target.definition';

/** The minimum in euros: targets and thresholds must be above 0. */
const CENT = 0.01;

/** Targets by customer and period, and the rewards at their thresholds. */
export const formats: ImportFormats = {
  Target: {
    key: ['customer_code', 'company_code', 'year', 'period'],
    schema: z.object({
      customer_code: requiredText(),
      agent_code: requiredText(),
      company_code: requiredText(),
      year: requiredYear(),
      period: requiredText(),
      target_value: requiredEuros(CENT, MAX_AMOUNT),
      achieved_value: requiredEuros(0, MAX_AMOUNT),
    }),
    columns: [
      { name: 'customer_code', examples: ['C000001', 'C000002'] },
      { name: 'agent_code', aliases: ['Venditore', 'Sales rep'], examples: ['AGE-001', 'AGE-001'] },
      { name: 'company_code', examples: ['AURORA', 'AURORA'] },
      { name: 'year', examples: ['2026', '2026'] },
      { name: 'period', examples: ['Annuale', '1° semestre'] },
      { name: 'target_value', examples: ['12000.00', '5000.00'], unit: 'euro' },
      { name: 'achieved_value', aliases: ['Realizzato'], examples: ['8450.50', '0'], unit: 'euro' },
    ],
  },
  RewardTarget: {
    key: ['customer_code', 'year', 'threshold'],
    lines: 'milestones',
    schema: z.object({
      customer_code: requiredText(),
      year: requiredYear(),
      threshold: requiredEuros(CENT, MAX_AMOUNT),
      reward_type: oneOf(target.values.reward_type),
    }),
    columns: [
      { name: 'customer_code', examples: ['C000001', 'C000001'] },
      { name: 'year', examples: ['2026', '2026'] },
      {
        name: 'threshold',

        examples: ['10000.00', '12000.00'],
        unit: 'euro',
      },
      { name: 'reward_type', aliases: ['Tipo premio'], examples: ['gold_journey', 'super_prize'] },
    ],
  },
};
