import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ActionReach } from '@/domain/audience/ActionReach';
import { list } from '@/resources/news/news.list';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('a record that cannot be read hides the reach of no other one', async () => {
  const [action] = list.actions ?? [];
  const run = { action, phase: 'asking', ids: ['gone', 'n1'], results: [], startedAt: 0 };
  const news = { id: 'n1', title: 'Apertura', recipients: ['agents'], published: false };
  renderForm({
    path: '/news/list',
    name: 'news',
    view: null,
    list: <ActionReach run={run as never} onLeaveOut={vi.fn()} onReady={vi.fn()} />,
    provider: {
      getOne: async (_, { id }) => {
        if (id === 'gone') throw new Error('There is no such record');
        return { data: news as never };
      },
      getList: async () => ({ data: [], total: 12 }),
    },
  });
  expect(await screen.findByText('Apertura')).toBeVisible();
  expect(await screen.findByText('12 persone')).toBeVisible();
});
