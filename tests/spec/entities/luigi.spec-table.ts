import type { EntityTable } from '../entity-table';
import { publicationTable } from '../publication-table';
import { optionalAmountRules, requiredTextRules } from '../rule-rows';

export const table: EntityTable = publicationTable({
  word: 'luigi',
  singular: 'luigi_item',
  parameter: 'luigi_id',
  place: 6,
  own: { beneficiary: 'Banco del Pane', goal_amount: 2500 },
  rules: [...requiredTextRules('beneficiary'), ...optionalAmountRules('goal_amount')],
});
