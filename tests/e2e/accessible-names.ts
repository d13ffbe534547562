import type { CDPSession, Page } from '@playwright/test';

/**
 * The parts of the page without an accessible name, as Chromium computes it, and those whose name or description has two
 * full stops in a row. axe asks for names of controls and some roles only, and takes an attribute that names nothing for
 * a name.
 */
export const badNamesOf = async (page: Page): Promise<string[]> => {
  const browser = await page.context().newCDPSession(page);
  try {
    const { nodes } = await browser.send('Accessibility.getFullAXTree');
    const roles = new Map(nodes.map(({ nodeId, role }) => [nodeId, String(role?.value)]));
    const bad = nodes.filter(({ ignored, role, name, description, parentId = '' }) => {
      const texts = [name, description].map((text) => String(text?.value ?? ''));
      // The drawing of a progress bar is no picture of its own (ARIA: its children are presentational).
      const isDrawing = roles.get(parentId) === 'progressbar';
      const isUnnamed = texts[0]?.trim() === '' && !isDrawing && NAMED.has(String(role?.value));
      return !ignored && (isUnnamed || texts.some((text) => TWO_STOPS.test(text)));
    });
    const problems = await Promise.all(
      bad.map(async ({ role, name, backendDOMNodeId }) => {
        const markup = await markupOf(browser, backendDOMNodeId);
        // A details element is read by its summary, a control of its own.
        return markup.startsWith('<details')
          ? []
          : `${role?.value} with the name '${name?.value ?? ''}': ${markup}`;
      }),
    );
    return problems.flat();
  } finally {
    await browser.detach();
  }
};

/** Two full stops where a sentence ends, but no ellipsis. */
export const TWO_STOPS = /(?<!\.)\.\.(?=\s|$)/;

/** Roles that mean little without a name, as Chromium calls them. */
const NAMED = new Set([
  'alertdialog',
  'application',
  'dialog',
  'figure',
  'grid',
  'group',
  'Iframe',
  'image',
  'listbox',
  'menu',
  'meter',
  'navigation',
  'progressbar',
  'radiogroup',
  'region',
  'slider',
  'spinbutton',
  'table',
  'tablist',
  'tabpanel',
  'toolbar',
  'tree',
]);

const markupOf = async (browser: CDPSession, backendNodeId: number | undefined) => {
  const { outerHTML } = await browser.send('DOM.getOuterHTML', { backendNodeId });
  return outerHTML.slice(0, 160);
};
