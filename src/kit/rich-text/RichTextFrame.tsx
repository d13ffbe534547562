import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { useEffect, useMemo, useRef, useState } from 'react';
import { loadOnce } from '@/core/load-once';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useLoaded } from '@/ui/lazy/lazy-component';
import { htmlOf } from './html-of';
import { frameDocument, SCROLLED } from './frame-document';

type RichTextFrameProps = {
  /** What is stored: HTML that nobody has looked at. */
  html: string;
  /** What it is, in words. */
  title: string;
  /** CSS colours of its letters and its links, the console's by default. The ground is what lies behind. */
  colors?: { text?: string; link?: string };
  /** Whether pictures of other hosts are fetched: whoever keeps them then learns that the text was read. */
  hasRemotePictures?: boolean;
  /** Pixels; a longer text is scrolled. */
  maxHeight?: number;
};

/** As long as most articles and e-mails are. */
const MAX_HEIGHT = 1600;

const sanitizing = loadOnce(() => import('./sanitize'));

/**
 * Rich text as its readers see it, as high as it is up to a ceiling: sanitised, in a frame of its own that runs no
 * script, opens no window, sends no form and loads nothing but pictures, those of other hosts only where asked to.
 */
export const RichTextFrame = ({
  html,
  title,
  maxHeight = MAX_HEIGHT,
  ...options
}: RichTextFrameProps) => {
  const content = useFrameDocument(html, options);
  const { frame, height, measure } = useHeight(maxHeight);
  if (content === undefined) return <Skeleton variant="rounded" animation={false} height={96} />;
  return (
    <Box
      component="iframe"
      ref={frame}
      title={title}
      // Without scripts the console's origin is of no use to what stands in it; the console can measure it.
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      srcDoc={content}
      onLoad={measure}
      style={{ height }}
      // The same as the page in it has: another one would be given a ground of its own.
      sx={{ display: 'block', width: '100%', border: 0, colorScheme: 'light' }}
    />
  );
};

/** Undefined until the sanitiser is there. */
const useFrameDocument = (
  html: string,
  {
    colors = {},
    hasRemotePictures = false,
  }: Omit<RichTextFrameProps, 'html' | 'title' | 'maxHeight'>,
): string | undefined => {
  const { palette } = useTheme();
  const sanitizer = useLoaded(sanitizing);
  const shown = useDebounced(html);
  const { text = palette.text.primary, link = palette.primary.main } = colors;
  return useMemo(
    () =>
      sanitizer &&
      frameDocument(sanitizer.sanitizeHtml(htmlOf(shown), { hasRemotePictures }), {
        text,
        link,
        hasRemotePictures,
      }),
    [sanitizer, shown, hasRemotePictures, text, link],
  );
};

/**
 * Keeps a frame as high as what stands in it, up to `max` pixels; what is higher is scrolled in it. `measure` is called
 * when it has loaded.
 */
const useHeight = (max: number) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => () => observer.current?.disconnect(), []);
  const measure = () => {
    observer.current?.disconnect();
    const body = frame.current?.contentDocument?.body;
    if (!body) return;
    observer.current = new ResizeObserver(() => {
      const content = Math.ceil(body.scrollHeight);
      setScrolled(body, content > max);
      setHeight(Math.min(content, max));
    });
    observer.current.observe(body);
  };
  return { frame, height, measure };
};

/** A text that is scrolled is a stop of the Tab key, which the arrow keys then scroll. */
const setScrolled = (body: HTMLElement, isScrolled: boolean) => {
  body.toggleAttribute(SCROLLED, isScrolled);
  if (isScrolled) body.tabIndex = 0;
  else body.removeAttribute('tabindex');
};
