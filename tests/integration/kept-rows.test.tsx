import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, LinkBase, testDataProvider, useNavigate } from 'react-admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDocumentedRouterProvider } from '@/app/router/documented-router-provider';
import { urlScheme } from '@/app/router/url-scheme';
import { preferences } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { person } from '../support/people';

const PAGE_TWO = {
  filter: { status: 'active' },
  sort: 'code',
  order: 'DESC',
  page: 2,
  perPage: 25,
};
const QUERY = 'filter=%7B%22status%22%3A%22active%22%7D&order=DESC&page=2&perPage=25&sort=code';

beforeEach(() => session.start('token', person(['admin'])));
afterEach(() => {
  cleanup();
  preferences.reset();
  preferences.forgetLists();
  session.end();
});

/** A page without a list: whatever its address has, the link has put there. */
const openLink = (to: string, from = '/dashboard') => {
  window.location.hash = `#${from}`;
  const Go = () => {
    const navigate = useNavigate();
    return <button onClick={() => navigate(to)}>go</button>;
  };
  render(
    <AdminContext
      dataProvider={testDataProvider()}
      routerProvider={createDocumentedRouterProvider(urlScheme)}
    >
      <LinkBase to={to}>back</LinkBase>
      <Go />
    </AdminContext>,
  );
};

const expectAt = (address: string) =>
  waitFor(() => expect(window.location.hash).toBe(`#${address}`));

test.each(['back', 'go'])('%s leads to the rows a list showed last, at once', async (way) => {
  preferences.setItem('promotion.listParams', PAGE_TWO);
  openLink('/promotion/list');
  await userEvent.click(screen.getByText(way));
  await expectAt(`/promotion/list?${QUERY}`);
});

test('the page of an address without a filter is kept', async () => {
  preferences.setItem('promotion.listParams', { ...PAGE_TWO, filter: undefined });
  openLink('/promotion/list');
  await userEvent.click(screen.getByText('back'));
  await expectAt('/promotion/list?filter=%7B%7D&order=DESC&page=2&perPage=25&sort=code');
});

test('each parent has the rows of its own list', async () => {
  preferences.setItem('gift.5.listParams', { ...PAGE_TWO, filter: {} });
  openLink('/promotion/edit/5/gift/list');
  await userEvent.click(screen.getByText('back'));
  await expectAt(
    '/promotion/edit/5/gift/list?filter=%7B%7D&order=DESC&page=2&perPage=25&sort=code',
  );
});

test('an address that names rows leads to those', async () => {
  preferences.setItem('promotion.listParams', PAGE_TWO);
  openLink('/promotion/list?filter={}');
  await userEvent.click(screen.getByText('back'));
  await expectAt('/promotion/list?filter={}');
});

test('a list as it opens keeps its bare address', async () => {
  const opening = { filter: { status: 'active' }, sort: 'end_date', order: 'ASC' };
  preferences.setItem('promotion.listParams', { ...opening, page: 1, perPage: 10 });
  openLink('/promotion/list');
  await userEvent.click(screen.getByText('back'));
  await expectAt('/promotion/list');
});

test('a link on the list itself, as in the menu, clears its search, filters and page', async () => {
  preferences.setItem('promotion.listParams', PAGE_TWO);
  openLink('/promotion/list', `/promotion/list?${QUERY}`);
  await userEvent.click(screen.getByText('back'));
  await expectAt('/promotion/list');
  expect(preferences.getItem('promotion.listParams')).toBeUndefined();
});

test.each([
  ['the menu', '/dashboard', '/promotion/list'],
  ['its own record', '/promotion/edit/5/gift', `/promotion/list?${QUERY}`],
])('a list left yesterday opens from %s', async (_, from, to) => {
  preferences.setItem('promotion.listParams', PAGE_TWO);
  preferences.setItem('promotion.scrollPosition', { at: Date.now() - 86_400_000, y: 0 });
  openLink('/promotion/list', from);
  await userEvent.click(screen.getByText('back'));
  await expectAt(to);
});
