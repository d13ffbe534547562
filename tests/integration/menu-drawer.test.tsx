import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { ConsoleLayout } from '@/app/layout/ConsoleLayout';
import { arriveAt, renderForm, signInForEach } from '../support/render-form';

signInForEach();
beforeAll(() => arriveAt('/company/list'));

it('the browser’s Back closes the menu of a phone with the page below it', async () => {
  renderForm({
    path: '/company/list',
    name: 'company',
    view: null,
    list: <ConsoleLayout>the list</ConsoleLayout>,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  const menus = () => screen.getAllByRole('navigation', { name: 'Menu principale', hidden: true });
  expect(menus()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Apri il menu' }));
  await waitFor(() => expect(menus()).toHaveLength(2));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(menus()).toHaveLength(1));
});
