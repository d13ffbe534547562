import type { Appearance } from '@/core/appearance/appearance';
import { sizes } from '../theme/tokens';

/** Pixels. */
export const FOOTER_HEIGHT = 40;
const PAGE_HEAD_HEIGHT = { compact: 48, normal: 56, roomy: 72 } as const;

/** The widest the page may be, as `maxWidth` takes it. */
export const contentWidth = ({ content }: Appearance): number | 'none' =>
  content.width === 'fluid' ? 'none' : content.maxWidth;

/** The page's padding at its sides, in steps of eight pixels. */
export const gutters = ({ content }: Appearance) => GUTTERS[content.padding];

/**
 * What stays in place at the edges of the window, as lengths that every page can reckon with: how high
 * the header is, and how much is covered above and below what scrolls.
 */
export const frameStyles = ({ header, subheader, footer }: Appearance) => {
  const headerHeight = header.fixed ? sizes.topBar : 0;
  const headHeight = subheader.sticky ? PAGE_HEAD_HEIGHT[subheader.size] : 0;
  return {
    ':root': {
      '--header-height': `${headerHeight}px`,
      '--frame-top': `${headerHeight}px`,
      '--frame-bottom': `${footer.shown && footer.fixed ? FOOTER_HEIGHT : 0}px`,
      // On a narrow window a page's head scrolls away: it would take what little there is.
      '@media (min-width: 900px)': { '--frame-top': `${headerHeight + headHeight}px` },
    },
  };
};

const GUTTERS = {
  compact: { xs: 1.5, md: 2 },
  normal: { xs: 2, md: 3 },
  roomy: { xs: 2.5, md: 6 },
} as const;
