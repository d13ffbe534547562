import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSectionInView } from '@/pages/docs/useSectionInView';

const page = (slug: string) => ({
  title: 'A page',
  headings: [{ slug, text: slug, level: 2 as const }],
  nodes: [],
});

const content = page('permessi');
const scrolled = vi.fn();
const asked: { answer: (found: unknown) => void; fail: (error: Error) => void }[] = [];

const open = (section: string | null) => {
  const queryClient = new QueryClient();
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(
    () => new Promise((answer, fail) => asked.push({ answer, fail })),
  );
  return renderHook(
    (place: { section: string | null }) =>
      useSectionInView({ locale: 'it', page: 'use-rbac', content, ...place }),
    {
      initialProps: { section },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>
          <MemoryRouter>{children}</MemoryRouter>
        </QueryClientProvider>
      ),
    },
  );
};

beforeEach(() => {
  asked.length = 0;
  scrolled.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => scrolled('top'));
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
  document.body.innerHTML = '<h2 id="section-permessi" tabindex="-1">Permessi</h2>';
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a section of the other language is found by its place', async () => {
  open('permissions');
  await act(async () => asked[0]?.answer(page('permissions')));
  expect(scrolled.mock.calls).toEqual([['section-permessi']]);
});

test('a page is shown from its top where the other language cannot be loaded', async () => {
  open('permissions');
  await act(async () => asked[0]?.fail(new Error('offline')));
  expect(scrolled.mock.calls).toEqual([['top']]);
});

test('an answer that comes after the reader has gone on scrolls nothing', async () => {
  const { rerender, unmount } = open('permissions');
  rerender({ section: null });
  expect(scrolled.mock.calls).toEqual([['top']]);
  await act(async () => asked[0]?.answer(page('permissions')));
  rerender({ section: 'permissions' });
  unmount();
  await act(async () => asked[1]?.answer(page('permissions')));
  expect(scrolled.mock.calls).toEqual([['top']]);
});
