import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TargetDetails } from '@/resources/target/TargetDetails';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const RULE = 'In linea: entro 5 punti dal periodo trascorso';

it.each([
  ['behind', true],
  ['on_track', true],
  ['ahead', true],
  ['reached', false],
  ['missed', false],
])('the pace of a target that is %s is explained: %s', async (pace, isExplained) => {
  const target = { id: 't', year: 2026, period: 'year', target_value: 9, achieved_value: 4, pace };
  renderForm({
    path: '/target/list',
    name: 'target',
    view: null,
    list: <TargetDetails record={{ ...target, needed: null }} />,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  await screen.findByText('Andamento');
  expect(screen.queryByText(RULE) !== null).toBe(isExplained);
});
