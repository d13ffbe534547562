import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

/** How many names the line has room for; a name is 100 pixels wide. jsdom lays nothing out. */
let room = 3;
const observers: (() => void)[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The line, of two rows of 20 pixels, in which the first name ends. */
let lastLine = 0;

const layOut = () => {
  const at = (element: HTMLElement) =>
    [...(element.parentElement?.children ?? [])].indexOf(element);
  const place = {
    offsetTop: (element: HTMLElement) =>
      element.textContent === ', ' ? lastLine * 20 : at(element) < room ? 0 : 20,
    offsetHeight: (element: HTMLElement) => (element.textContent === ', ' ? 20 : 40),
    offsetLeft: (element: HTMLElement) => (element.childElementCount > 0 ? 0 : at(element) * 100),
    offsetWidth: (element: HTMLElement) => (element.childElementCount > 0 ? room * 100 : 100),
  };
  for (const [name, of] of Object.entries(place)) {
    vi.spyOn(HTMLElement.prototype, name as keyof typeof place, 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return of(this);
    });
  }
};

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
  ['ends in its second line', 1, '-100px'],
  ['is cut after its second line', 2, '0px'],
])('the number of the others follows a name that %s', async (_, end, left) => {
  const { Names } = await import('@/kit/fields/Names');
  room = 1;
  lastLine = end;
  layOut();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.textContent === ', ' ? 10 : 110;
  });
  const { container } = render(<Names names={['Uno', 'Due']} />);
  const more = () => container.querySelector<HTMLElement>('[aria-hidden]');
  await expect.poll(() => more()?.textContent).toBe('+1');
  expect(more()?.style.left).toBe(left);
});
