import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '@/providers/session/session';
import { PromotionTotals } from '@/domain/promotion/PromotionTotals';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const PROMOTION = {
  id: 'P1',
  code: 'P-1',
  award_type: 'gift',
  max_per_client: 1,
  company_quotas: [{ company_code: 'A', quota: 10 }],
};
const GIFT = { id: 'G1', worth: 20, target: 1_000, free: false, quantity: null };
const AWARD = { id: 'W1', award_option_id: 'O1', reward_amount: 200 };
const PARTS = { given: [GIFT], awards: [AWARD], isFailed: false };

/** The totals as `user` sees them, who may list five agents. */
const open = (user: Parameters<typeof person>) => {
  session.start('token', person(...user));
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: <PromotionTotals promotion={PROMOTION} parts={PARTS as never} />,
    provider: {
      getMany: async () => ({ data: [{ id: 'O1', role: 'agent' }] as never[] }),
      getList: async () => ({ data: [], total: 5 }),
    },
  });
};

/** The figure below `label`. */
const figure = async (label: string) =>
  (await screen.findByText(label)).nextElementSibling?.textContent?.replace(/\s/g, ' ');

it.each([
  ['an admin', [['admin']]],
  ['a manager of its company', [['company_manager'], { companyCodes: ['A'] }]],
] as const)('%s sees what additional awards cost at most', async (_, user) => {
  open(user as never);
  expect(await figure('di cui 1 premio aggiuntivo')).toBe('1.000,00 €');
  expect(await figure('Costo massimo')).toBe('1.200,00 €');
});

it.each([
  ['a manager of another company', [['company_manager'], { companyCodes: ['B'] }]],
  ['a manager of a location', [['area_manager'], { companyCodes: ['A'] }]],
  ['an agent', [['agent'], { companyCodes: ['A'] }]],
] as const)('%s sees how many there are, for not all winners are known', async (_, user) => {
  open(user as never);
  expect(await figure('Premi aggiuntivi')).toBe('1');
  expect(await figure('Costo massimo')).toBe('200,00 € + premi aggiuntivi');
});

it('what comes on top of the maximum cost is below it', async () => {
  open([['agent'], { companyCodes: ['A'] }] as never);
  expect(await screen.findByText('+ premi aggiuntivi')).toHaveStyle({ display: 'block' });
});
