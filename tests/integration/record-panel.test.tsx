import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinkBase } from 'react-admin';
import { expect, test } from 'vitest';
import { RecordPanel } from '@/kit/drawer/RecordPanel';
import { arriveAt, renderForm, signInForEach } from '../support/render-form';

signInForEach();

const LIST = '/app-user/list';

const Panel = ({ id }: { id: string }) => (
  <>
    <p>customer {id}</p>
    <LinkBase to={`${LIST}?open=c2`}>another one</LinkBase>
  </>
);

const open = async (path: string) => {
  await arriveAt(path);
  renderForm({
    path,
    name: 'app-user',
    view: null,
    list: (
      <>
        <LinkBase to={`${LIST}?open=c1`}>the row</LinkBase>
        <RecordPanel Panel={Panel as never} />
      </>
    ),
    provider: {},
  });
};

const expectPanel = async (id: string) =>
  expect(await screen.findByText(`customer ${id}`)).toBeVisible();
const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(window.location.hash).toBe(`#${LIST}`));
};
const focused = () => document.activeElement as HTMLElement;
const goBack = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.back();
      }),
  );

test('closed, a panel opened from its list is a step back, also by two presses', async () => {
  await arriveAt('/category/list');
  await open(LIST);
  await userEvent.click(screen.getByText('the row'));
  await expectPanel('c1');
  await userEvent.keyboard('{Escape}{Escape}');
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe('#/category/list');
});

test('closed, a panel opened by its address leaves the list in its place', async () => {
  await arriveAt('/category/list');
  await open(`${LIST}?open=c1`);
  await expectPanel('c1');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe('#/category/list');
});

test('closed, a panel opened from another one leads to the list, and not to that one', async () => {
  await open(LIST);
  await userEvent.click(screen.getByText('the row'));
  await expectPanel('c1');
  await userEvent.click(screen.getByText('another one'));
  await expectPanel('c2');
  // The link that had the focus went with the panel of the first.
  await waitFor(() => expect(screen.getByRole('dialog')).toContainElement(focused()));
  await userEvent.keyboard('{Escape}');
  await expectClosed();
});

test('reloaded, a panel opened from its list still closes by a step back', async () => {
  await arriveAt('/category/list');
  await open(LIST);
  await userEvent.click(screen.getByText('the row'));
  await expectPanel('c1');
  cleanup();
  await open(`${LIST}?open=c1`);
  await expectPanel('c1');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await goBack();
  expect(window.location.hash).toBe('#/category/list');
});
