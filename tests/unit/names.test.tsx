import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Names } from '@/kit/fields/Names';

it('of more names than a line has room for, all are read aloud and shown on hover', () => {
  const names = Array.from({ length: 40 }, (_, at) => `Sede ${at + 1}`);
  const cell = document.createElement('div');
  cell.innerHTML = renderToStaticMarkup(<Names names={names} />);
  expect(cell.firstElementChild?.getAttribute('title')).toBe(names.join(', '));
  for (const unheard of cell.querySelectorAll('[aria-hidden]')) unheard.remove();
  expect(cell.textContent).toBe(names.join(', '));
});
