import { useRef } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDensity } from '@/kit/list/useDensity';

/** Pixels of the card, and those that the table needs at each density; jsdom lays nothing out. */
let room = 1000;
let needed: Readonly<Record<string, number>> = {};
const observers = new Set<() => void>();

beforeEach(() => {
  room = 1000;
  needed = { normal: 1200, dense: 900 };
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly notify: () => void) {}
      observe() {
        observers.add(this.notify);
      }
      disconnect() {
        observers.delete(this.notify);
      }
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return Math.max(room, needed[this.dataset.density ?? ''] ?? 0);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Table = ({ rows, columns = 8 }: { rows: readonly string[]; columns?: number }) => {
  const frame = useRef<HTMLDivElement>(null);
  useDensity(frame, rows, columns);
  return <div ref={frame} data-testid="frame" />;
};

/** As the browser does after the layout, also for a table that is only just observed. */
const resize = () => act(() => observers.forEach((notify) => notify()));

it('a table is fitted into its card again when its rows, its columns or its width change', () => {
  const { getByTestId, rerender } = render(<Table rows={['Uno']} />);
  const density = () => getByTestId('frame').dataset.density;
  expect(density()).toBe('dense');

  needed = { normal: 800 };
  const rows = ['Due'];
  rerender(<Table rows={rows} />);
  expect(density()).toBe('normal');

  needed = { normal: 1100, dense: 1050, scrolling: 1050 };
  rerender(<Table rows={rows} columns={9} />);
  expect(density()).toBe('scrolling');

  room = 1300;
  resize();
  expect(density()).toBe('normal');
});

it('a table that is rendered again, or becomes higher, tries no other density', () => {
  const rows = ['Uno'];
  const { getByTestId, rerender } = render(<Table rows={rows} />);
  const tries = vi.spyOn(getByTestId('frame'), 'setAttribute');
  rerender(<Table rows={rows} />);
  resize();
  expect(tries).not.toHaveBeenCalled();
});

it('rows that are shown again keep their density without a measurement, unless the card has changed', () => {
  const rows = ['Uno'];
  const first = render(<Table rows={rows} />);
  first.unmount();
  const measured = vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get');
  measured.mockClear();

  const { getByTestId } = render(<Table rows={rows} />);
  expect(getByTestId('frame').dataset.density).toBe('dense');
  expect(measured).not.toHaveBeenCalled();
  resize();
  expect(getByTestId('frame').dataset.density).toBe('dense');

  room = 1300;
  resize();
  expect(getByTestId('frame').dataset.density).toBe('normal');
});
