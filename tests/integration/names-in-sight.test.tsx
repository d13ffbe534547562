import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

/** How many names the line has room for. jsdom lays nothing out. */
let room = 3;
const observers: (() => void)[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const layOut = () =>
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this);
    return at < room ? 0 : 20;
  });

it('names are counted again when their line becomes narrower without the window', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(measure: () => void) {
        observers.push(measure);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const { Names } = await import('@/kit/fields/Names');
  layOut();
  const { container } = render(<Names names={['Uno', 'Due', 'Tre']} />);
  const more = () => container.querySelector('[aria-hidden]')?.textContent;
  await expect.poll(more).toBe('');
  room = 1;
  act(() => {
    for (const measure of observers) measure();
  });
  await expect.poll(more).toBe('+2');
});

it.each([
  ['ends in its second line', 20, '-100px'],
  ['is cut after its second line', 40, '0px'],
])('the number of the others follows a name that %s', async (_, top, left) => {
  const { Names } = await import('@/kit/fields/Names');
  room = 1;
  layOut();
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.textContent === ', ' ? new DOMRect(0, top, 10, 20) : new DOMRect(0, 0, 110, 40);
  });
  const { container } = render(<Names names={['Uno', 'Due']} />);
  const more = () => container.querySelector<HTMLElement>('[aria-hidden]');
  await expect.poll(() => more()?.textContent).toBe('+1');
  expect(more()?.style.left).toBe(left);
});
