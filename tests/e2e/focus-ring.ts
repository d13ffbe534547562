import type { Page } from '@playwright/test';

/**
 * The problem of the focus ring: it is missing, an ancestor that clips or fades its content cuts it, or the window does.
 * Returns an empty string for a whole ring.
 */
export const ringProblem = (page: Page): Promise<string> => page.evaluate(lookAtRing);

/** In the page. */
const lookAtRing = (): string => {
  const active = document.activeElement;
  // Past the last control of a page the focus is in the browser's own bar.
  if (!active || active === document.body) return '';
  const what = `${active.getAttribute('role') ?? active.localName} ${(
    active.getAttribute('aria-label') ||
    active.textContent ||
    active.id
  ).slice(0, 40)}`;
  // A heading or a region has the focus for its readers alone; the frame of a text field is its ring, which forced
  // colours draw as that of any control.
  const isPlace = active.matches('h1, main, section, [role=dialog], [role=presentation]');
  const isField = active.matches(
    'input:not([type=checkbox], [type=radio], [type=range], [type=file]), textarea, [role=combobox], [contenteditable=true]',
  );
  if (isPlace || (isField && !matchMedia('(forced-colors: active)').matches)) return '';
  const parent = active.parentElement;
  const near = [
    active,
    parent?.nextElementSibling,
    parent,
    parent?.parentElement,
    active.closest('td, th, label, li'),
    ...active.querySelectorAll('*'),
  ].filter((element) => element instanceof Element);
  const ringed = near.find((element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return `${what}: no ring`;
  const { outlineWidth, outlineOffset } = getComputedStyle(ringed);
  const reach = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
  const box = ringed.getBoundingClientRect();
  const cutBy = (frame: { left: number; top: number; right: number; bottom: number }) =>
    box.left - reach < frame.left - 0.5 ||
    box.top - reach < frame.top - 0.5 ||
    box.right + reach > frame.right + 0.5 ||
    box.bottom + reach > frame.bottom + 0.5;
  for (let around = ringed.parentElement; around; around = around.parentElement) {
    const style = getComputedStyle(around);
    const { overflowX, overflowY, position, maskImage } = style;
    const faded = (edge: 'start' | 'end') =>
      maskImage === 'none' ? 0 : Number.parseFloat(style.getPropertyValue(`--fade-${edge}`)) || 0;
    const clips = overflowX !== 'visible' || overflowY !== 'visible';
    const isPage = around === document.body || around === document.documentElement;
    if (clips && !isPage && getComputedStyle(around).display !== 'inline') {
      const outer = around.getBoundingClientRect();
      const frame = {
        left: outer.left + around.clientLeft + faded('start'),
        top: outer.top + around.clientTop,
        right: outer.left + around.clientLeft + around.clientWidth - faded('end'),
        bottom: outer.top + around.clientTop + around.clientHeight,
      };
      if (cutBy(frame)) return `${what}: cut by ${around.outerHTML.slice(0, 90)}`;
    }
    if (position === 'fixed') break;
  }
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  return cutBy(window) ? `${what}: cut by the window` : '';
};
