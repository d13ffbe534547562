import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { AudienceReach } from '@/domain/audience/AudienceReach';
import { session } from '@/providers/session/session';
import * as announcer from '@/ui/announce/announcer';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const Chosen = () => {
  const [recipients, setRecipients] = useState<('admin' | 'agents')[]>(['agents']);
  return (
    <>
      <AudienceReach audience={{ recipients, categories: [] }} />
      <button type="button" onClick={() => setRecipients(['admin'])}>
        another
      </button>
    </>
  );
};

it('the number of people is announced once the recipients were changed, not as a record is opened', async () => {
  const announce = vi.spyOn(announcer, 'announce');
  const said = () => announce.mock.calls.map(([sentence]) => sentence).filter(Boolean);
  let total = 12;
  renderForm({
    path: '/news/create',
    name: 'news',
    view: <Chosen />,
    provider: { getList: async () => ({ data: [], total }) },
  });
  await screen.findByText('12 persone');
  expect(said()).toEqual([]);
  total = 7;
  fireEvent.click(screen.getByRole('button', { name: 'another' }));
  await screen.findByText('7 persone');
  await vi.waitFor(() => expect(said()).toContain('7 persone'));
});

it('only an admin sees all people reached', async () => {
  const show = () =>
    renderForm({
      path: '/news/create',
      name: 'news',
      view: <Chosen />,
      provider: { getList: async () => ({ data: [], total: 12 }) },
    });
  show();
  await screen.findByRole('group', { name: 'Persone raggiunte' });
  cleanup();
  session.start('token', person(['site_manager']));
  show();
  await screen.findByRole('group', { name: 'Persone raggiunte, tra quelle che vedi' });
});

it('a range of customers says why it is not one number', async () => {
  renderForm({
    path: '/news/create',
    name: 'news',
    view: <AudienceReach audience={{ recipients: ['customers'], categories: ['GOLD', 'BASE'] }} />,
    provider: {
      getList: async (_, { filter }) => ({ data: [], total: filter?.category ? 9 : 12 }),
    },
  });
  expect(await screen.findByText('Da 9 a 12 persone')).toBeVisible();
  expect(screen.getByText(/Un cliente può essere in più categorie, o in nessuna/)).toBeVisible();
});

it('many lists are folded after five, and those that reach nobody come last', async () => {
  const categories = ['EMPTY', ...Array.from({ length: 34 }, (_, at) => `CAT-${at}`)];
  renderForm({
    path: '/news/create',
    name: 'news',
    view: <AudienceReach audience={{ recipients: ['customers'], categories }} />,
    provider: {
      getList: async (_, { filter }) => ({ data: [], total: filter?.category === 'EMPTY' ? 0 : 9 }),
    },
  });
  await screen.findByText('9 persone');
  const labels = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(labels()).toEqual([0, 1, 2, 3, 4].map((at) => `Clienti · CAT-${at}9`));
  fireEvent.click(screen.getByRole('button', { name: 'Mostra tutte (35)' }));
  expect(labels()).toHaveLength(35);
  expect(labels().at(-1)).toBe('Clienti · EMPTY0');
  expect(screen.queryByRole('button', { name: 'Mostra tutte (35)' })).toBeNull();
});
