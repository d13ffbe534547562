import { screen } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { MilestoneBar } from '@/resources/target/MilestoneBar';
import { Milestones } from '@/resources/target/Milestones';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('two milestones with the same values are two lines, without a warning', async () => {
  const warned = vi.spyOn(console, 'error');
  const milestone = { threshold: 1000, reward_type: 'prize', achieved: false };
  const record = {
    id: 't1',
    year: 2026,
    target_value: 2000,
    achieved_value: 500,
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

const milestone = (threshold: number) => ({ threshold, reward_type: 'prize', achieved: false });

const showBar = (record: RaRecord) =>
  renderForm({
    path: '/target/list',
    name: 'target',
    view: null,
    list: <MilestoneBar record={record} />,
    provider: {},
  });

it('a bar that goes on beyond the target says where the target is', async () => {
  const record = {
    id: 't1',
    year: 2026,
    target_value: 4700,
    achieved_value: 4471,
    milestones: [milestone(3500), milestone(4700), milestone(5700), milestone(5900)],
  };
  showBar(record);
  expect(await screen.findByText(/^Obiettivo: 4\.700,00/)).toBeVisible();
  // The label of 5,700 would cover the highest; the target has its own label.
  expect(screen.getAllByText(/^[\d.]+,00/).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^5\.900,00/),
    expect.stringMatching(/^3\.500,00/),
  ]);
});

it('a bar that ends at the target says the amounts of its milestones', async () => {
  const record = {
    id: 't1',
    year: 2026,
    target_value: 4000,
    achieved_value: 1000,
    milestones: [milestone(2000), milestone(4000)],
  };
  showBar(record);
  expect(await screen.findByText(/^Obiettivo: 4\.000,00/)).toBeVisible();
  expect(screen.getByText(/^2\.000,00/)).toBeVisible();
});
