import type { EntityTable } from '../entity-table';
import { publicationTable } from '../publication-table';
import { requiredTextRules } from '../rule-rows';

export const table: EntityTable = publicationTable({
  word: 'luigi',
  singular: 'luigi_item',
  parameter: 'luigi_id',
  place: 6,
  own: { beneficiary: 'Banco del Pane', goal_amount: 2500 },
  rules: [
    ...requiredTextRules('beneficiary'),
    ['goal_amount', 'left out', undefined, null],
    ['goal_amount', 'a cent', 0.01, null],
    ['goal_amount', 'nothing', 0, 'goal'],
    ['goal_amount', 'less than nothing', -1, 'goal'],
    ['goal_amount', 'a word', 'mille', 'goal'],
  ],
});
