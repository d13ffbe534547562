import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MilestoneBar } from '@/resources/target/MilestoneBar';
import { Milestones } from '@/resources/target/Milestones';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('two milestones with the same values are two lines, without a warning', async () => {
  const warned = vi.spyOn(console, 'error');
  const milestone = { threshold: 1000, reward_type: 'prize', achieved: false };
  const record = {
    ...{ id: 't1', year: 2026, target_value: 2000, achieved_value: 500 },
    milestones: [milestone, { ...milestone }],
  };
  renderForm({
    path: '/target/list',
    name: 'target',
    view: null,
    list: (
      <>
        <Milestones record={record} />
        <MilestoneBar record={record} />
      </>
    ),
    provider: {},
  });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
});
