import type { Appearance } from '@/core/appearance';
import type { CustomProperties } from '../theme/custom-properties';
import { sizes } from '../theme/tokens';

/**
 * The dimensions of the frame that the user may choose, as custom properties; ConsoleLayout.module.css derives those
 * that depend on the width of the window.
 */
export const frameProperties = ({
  header,
  subheader,
  content,
  aside,
  footer,
}: Appearance): CustomProperties => {
  const [narrow, wide] = GUTTERS[content.padding];
  return {
    '--content-width': content.width === 'fluid' ? 'none' : `${content.maxWidth}px`,
    '--gutter-narrow': `${narrow}px`,
    '--gutter-wide': `${wide}px`,
    '--menu-width': `${aside.width}px`,
    '--header-height': `${header.fixed ? sizes.topBar : 0}px`,
    '--page-head-height': `${subheader.sticky ? PAGE_HEAD_HEIGHT[subheader.size] : 0}px`,
    '--frame-bottom': `${footer.shown && footer.fixed ? FOOTER_HEIGHT : 0}px`,
  };
};

/** Pixels, like everything below. */
const FOOTER_HEIGHT = 40;
const PAGE_HEAD_HEIGHT = { compact: 48, normal: 56, roomy: 72 } as const;

/** The page's side padding, on a narrow and on a wide window. */
const GUTTERS = { compact: [12, 16], normal: [16, 24], roomy: [20, 48] } as const;
