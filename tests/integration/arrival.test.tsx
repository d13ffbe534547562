import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useArrival } from '@/app/layout/useArrival';

type FrameProps = { at: string; search?: string; navigation?: string; children: ReactNode };

const Frame = ({ at, search = '', navigation, children }: FrameProps) => {
  const main = useRef<HTMLElement>(null);
  useArrival(main, { pathname: at, search, key: navigation });
  return (
    <>
      <a href="#menu">menu</a>
      <button>palette</button>
      <input aria-label="palette" data-opens-pages />
      <main ref={main} id="main-content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
};

const heading = (name: string) => screen.getByRole('heading', { name });

/** The first page, with the focus on the link that leads on. */
const showFirst = () => {
  const { rerender } = render(
    <Frame at="/a">
      <h1>First</h1>
      <a href="#inside">inside</a>
    </Frame>,
  );
  return (page: ReactNode, at = '/b') => rerender(<Frame at={at}>{page}</Frame>);
};

/** A click puts the focus on the link. */
const follow = (link: string) => {
  fireEvent.pointerDown(screen.getByText(link));
  act(() => screen.getByText(link).focus());
};

it('the heading of a page has the focus, from the first one on', () => {
  const show = showFirst();
  expect(heading('First')).toHaveFocus();
  follow('menu');
  show(<h1 key="b">Second</h1>);
  expect(heading('Second')).toHaveFocus();
});

it('a heading may come later than its address, and be replaced', async () => {
  const show = showFirst();
  follow('menu');
  show(<p>…</p>);
  expect(screen.getByText('menu')).toHaveFocus();
  show(<h1 key="b">Second</h1>);
  await waitFor(() => expect(heading('Second')).toHaveFocus());
  show(<h1 key="c">Second, read</h1>);
  await waitFor(() => expect(heading('Second, read')).toHaveFocus());
});

it('what the page focuses itself keeps the focus', async () => {
  const show = showFirst();
  show(<p>…</p>);
  // React sets the focus of such a field when it is there.
  show(
    <>
      <input aria-label="field" autoFocus />
      <h1 key="b">Second</h1>
    </>,
  );
  await screen.findByRole('heading', { name: 'Second' });
  expect(screen.getByLabelText('field')).toHaveFocus();
});

it('a palette that gives the focus back to its button does not keep it', () => {
  const show = showFirst();
  show(<h1 key="b">Second</h1>);
  act(() => screen.getByText('palette').focus());
  expect(heading('Second')).toHaveFocus();
  // Once: nobody is kept from going there.
  act(() => screen.getByText('palette').focus());
  expect(screen.getByText('palette')).toHaveFocus();
});

it('the first key or click of the user ends it', () => {
  const show = showFirst();
  show(<h1 key="b">Second</h1>);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => screen.getByText('palette').focus());
  expect(screen.getByText('palette')).toHaveFocus();
});

it('a link that stays on the page, followed to another one, gives the focus to the heading', async () => {
  const show = showFirst();
  follow('inside');
  show(
    <>
      <h1>Second</h1>
      <a href="#inside">inside</a>
    </>,
  );
  await waitFor(() => expect(heading('Second')).toHaveFocus());
});

it('another query, chosen in the palette, gives the focus to the heading', () => {
  const { rerender } = render(<Frame at="/a">{PAGE}</Frame>);
  fireEvent.keyDown(screen.getByLabelText('palette'));
  act(() => screen.getByLabelText('palette').focus());
  rerender(
    <Frame at="/a" search="?filter=1" navigation="2">
      {PAGE}
    </Frame>,
  );
  act(() => screen.getByText('palette').focus());
  expect(heading('First')).toHaveFocus();
});

it('a link of the frame to the page itself gives the focus to the heading; one inside keeps it', () => {
  const { rerender } = render(<Frame at="/a">{PAGE}</Frame>);
  follow('inside');
  rerender(
    <Frame at="/a" navigation="2">
      {PAGE}
    </Frame>,
  );
  expect(screen.getByText('inside')).toHaveFocus();
  follow('menu');
  rerender(
    <Frame at="/a" navigation="3">
      {PAGE}
    </Frame>,
  );
  expect(heading('First')).toHaveFocus();
});

const PAGE = (
  <>
    <h1>First</h1>
    <a href="#inside">inside</a>
  </>
);

it('another query gives the focus to the heading if it was typed into the address bar', () => {
  const { rerender } = render(<Frame at="/a">{PAGE}</Frame>);
  follow('inside');
  const search = (query: string, navigation: string) =>
    rerender(
      <Frame at="/a" search={query} navigation={navigation}>
        {PAGE}
      </Frame>,
    );
  search('?company=1', 'k1');
  expect(screen.getByText('inside')).toHaveFocus();
  for (const query of ['?company=2', '?company=3']) {
    follow('inside');
    search(query, 'default');
    expect(heading('First')).toHaveFocus();
  }
});

it('a heading hidden behind a dialog that opens does not take the focus', () => {
  const { container, rerender } = render(<Frame at="/a">{PAGE}</Frame>);
  follow('inside');
  container.setAttribute('aria-hidden', 'true');
  rerender(<Frame at="/a/create">{PAGE}</Frame>);
  expect(screen.getByText('inside')).toHaveFocus();
});

const FocusedRow = () => {
  const row = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => row.current?.focus(), []);
  return (
    <a ref={row} href="#row">
      row
    </a>
  );
};

it('a link that the page focuses as it is drawn keeps the focus: the row that was left', () => {
  const show = showFirst();
  follow('menu');
  show(
    <>
      <h1 key="b">Second</h1>
      <FocusedRow />
    </>,
  );
  expect(screen.getByText('row')).toHaveFocus();
});
