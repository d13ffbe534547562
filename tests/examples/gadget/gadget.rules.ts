import type { Rules } from '../../../fixtures/records/rules';

export const rules: Rules = { noun: { subject: "L'aggeggio", gender: 'm' } };
