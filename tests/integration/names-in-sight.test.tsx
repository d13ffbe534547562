import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

/** How many names the line has room for; a name is 100 pixels wide. jsdom lays nothing out. */
let room = 3;
const observers: (() => void)[] = [];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const layOut = () => {
  const at = (element: HTMLElement) =>
    [...(element.parentElement?.children ?? [])].indexOf(element);
  const place = {
    offsetTop: (element: HTMLElement) => (at(element) < room ? 0 : 20),
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
