import { afterEach, expect, it, vi } from 'vitest';
import { typedAhead } from '@/app/palette/typed-ahead';

afterEach(() => typedAhead.stop());

const press = (key: string) => {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

it('takes the letters that are typed until the palette is there', () => {
  typedAhead.start(() => undefined);
  expect(['b', 'r', 'Backspace', 'a', 'Tab'].map(press)).toEqual([true, true, true, true, false]);
  expect(typedAhead.read()).toBe('ba');
  typedAhead.stop();
  expect(press('r')).toBe(false);
});

it('keeps Enter from the form of the page', () => {
  typedAhead.start(() => undefined);
  expect(press('Enter')).toBe(true);
  expect(typedAhead.read()).toBe('');
});

it.each([
  ['Escape', () => press('Escape')],
  ['a click', () => window.dispatchEvent(new Event('pointerdown'))],
])('%s calls it off: the letters belong to the page again', (_, callOff) => {
  const cancel = vi.fn();
  typedAhead.start(cancel);
  press('b');
  callOff();
  callOff();
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(press('a')).toBe(false);
});
