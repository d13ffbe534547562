import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { AdminContext, testDataProvider, type GetListParams } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import type { Audience } from '@/domain/audience/audience-lists';
import { useMostReached, useReach } from '@/domain/audience/useReach';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { resources } from '@/resources/registry';

afterEach(cleanup);

it('two categories reach nobody more than all customers, also while these are counted', async () => {
  let release = () => {};
  const whole = new Promise<void>((resolve) => (release = resolve));
  const getList = async (_resource: string, { filter }: GetListParams) => {
    if (filter.category === undefined) await whole;
    return { data: [], total: filter.category === undefined ? 817 : 500 };
  };
  render(
    <AdminContext dataProvider={testDataProvider({ getList })} queryClient={new QueryClient()}>
      <DefinitionsProvider resources={resources} viewsOf={() => undefined}>
        <Counts />
      </DefinitionsProvider>
    </AdminContext>,
  );
  await screen.findByText('lists: 500 500');
  expect(screen.getByText('count: none, at most none')).toBeVisible();
  await act(async () => release());
  expect(await screen.findByText('count: 817, at most 817')).toBeVisible();
});

const AUDIENCE: Audience = { recipients: ['customers'], categories: ['A', 'B'], company: 'AURORA' };
const AUDIENCES = [AUDIENCE];

const Counts = () => {
  const { count, lists } = useReach(AUDIENCE);
  const most = useMostReached(AUDIENCES);
  return (
    <>
      <p>lists: {lists.map(({ total }) => total).join(' ')}</p>
      <p>
        count: {count?.most ?? 'none'}, at most {most ?? 'none'}
      </p>
    </>
  );
};
