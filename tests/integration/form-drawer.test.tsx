import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkBase } from 'react-admin';
import { expect, test } from 'vitest';
import { FormDrawer } from '@/kit/drawer/FormDrawer';
import { arriveAt, renderForm, signInForEach } from '../support/render-form';

signInForEach();

const BEFORE = '/group/list';
const LIST = '/category/list';
const BAR = { id: 'c1', category_code: 'BAR', category_name: 'Bar', company_code: 'AURORA' };

const open = async (path: string, link: string) => {
  await arriveAt(BEFORE);
  await arriveAt(path);
  const list = (
    <>
      <LinkBase to={link}>open</LinkBase>
      <FormDrawer />
    </>
  );
  renderForm({
    path,
    name: 'category',
    // The address for new records shows the list, too.
    view: list,
    list,
    provider: {
      getOne: async () => ({ data: BAR as never }),
      getMany: async () => ({ data: [] }),
      getList: async () => ({ data: [], total: 0 }),
      update: async () => ({ data: BAR as never }),
    },
  });
};
const openFromList = async (link: string) => {
  await open(LIST, link);
  await userEvent.click(screen.getByText('open'));
  await screen.findByRole('textbox', { name: /nome/i });
};
const expectClosed = async () => {
  await waitFor(() => expect(window.location.hash).toBe(`#${LIST}`));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const goBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.back();
      }),
  );
const EDIT = `${LIST}?edit=c1`;

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}{Escape}')],
  ['its cross', async () => userEvent.click(screen.getByRole('button', { name: 'Chiudi' }))],
  ['Cancel', async () => userEvent.click(screen.getByRole('link', { name: 'Annulla' }))],
])('closed by %s, a drawer opened from its list is a step back', async (_, close) => {
  await openFromList(EDIT);
  await close();
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe(`#${BEFORE}`);
});

test('saved, a drawer opened from its list is a step back', async () => {
  await openFromList(EDIT);
  await userEvent.type(screen.getByRole('textbox', { name: /nome/i }), ' e pub');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe(`#${BEFORE}`);
});

test('a drawer at the address for new records closes to the list it was opened from', async () => {
  await openFromList('/category/create');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe(`#${BEFORE}`);
});

test('a drawer with changes stays until the user leaves them, then closes by a step back', async () => {
  await openFromList(EDIT);
  await userEvent.type(screen.getByRole('textbox', { name: /nome/i }), ' e pub');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe(`#${BEFORE}`);
});

test('a drawer opened by its address leaves the list in its place', async () => {
  await open(EDIT, LIST);
  await screen.findByRole('textbox', { name: /nome/i });
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe(`#${BEFORE}`);
});
