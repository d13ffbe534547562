import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { loadOnce } from '@/core/load-once';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useLoaded } from '@/ui/lazy/lazy-component';
import { htmlOf } from './html-of';
import { frameDocument, SCROLLED } from './frame-document';

type RichTextFrameProps = {
  /** The stored HTML, not yet sanitised. */
  html: string;
  /** Accessible name of the frame. */
  title: string;
  /** CSS colours of its text and links, the console's by default. The background is transparent. */
  colors?: { text?: string; link?: string };
  /** Whether pictures of other hosts are loaded, so that those hosts know that the text was read. */
  hasRemotePictures?: boolean;
  /** In pixels; a longer text scrolls. */
  maxHeight?: number;
};

/** Enough for most articles and e-mails. */
const MAX_HEIGHT = 1600;

const sanitizing = loadOnce(() => import('./sanitize'));

/**
 * Rich text as its readers see it, as high as its content up to a limit: sanitised, in its own frame that runs no
 * script, opens no window, sends no form and loads only pictures, those of other hosts only if allowed.
 */
export const RichTextFrame = ({
  html,
  title,
  maxHeight = MAX_HEIGHT,
  ...options
}: RichTextFrameProps) => {
  // Deferred, because a frame is a document of its own, and the page around it should render first. The initial value
  // is null, because React ignores undefined and would not defer.
  const content = useDeferredValue(useFrameDocument(html, options) ?? null, null);
  const { frame, height, isScrolled, measure } = useHeight(maxHeight);
  if (content === null) return <Skeleton variant="rounded" animation={false} height={96} />;
  return (
    <Box
      component="iframe"
      ref={frame}
      title={title}
      // Without scripts the content cannot use the console's origin; the console needs it to measure the content.
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      srcDoc={content}
      // A frame that does not scroll needs no Tab stop.
      tabIndex={isScrolled ? undefined : -1}
      onLoad={measure}
      style={{ height }}
      // As inside the frame, which would otherwise get an opaque background.
      sx={{ display: 'block', width: '100%', border: 0, colorScheme: 'light' }}
    />
  );
};

/** Undefined until the sanitiser is loaded. */
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
 * Keeps a frame as high as its content, up to `max` pixels; higher content scrolls in it. Call `measure` when it has
 * loaded.
 */
const useHeight = (max: number) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const observer = useRef<ResizeObserver | null>(null);
  const [content, setContent] = useState(0);
  const isScrolled = content > max;
  useEffect(() => () => observer.current?.disconnect(), []);
  const measure = () => {
    observer.current?.disconnect();
    const body = frame.current?.contentDocument?.body;
    if (!body) return;
    observer.current = new ResizeObserver(() => {
      const found = Math.ceil(body.scrollHeight);
      setScrolled(body, found > max);
      setContent(found);
    });
    observer.current.observe(body);
  };
  return { frame, height: Math.min(content, max), isScrolled, measure };
};

/** A scrolling text is a Tab stop, so that the arrow keys can scroll it. */
const setScrolled = (body: HTMLElement, isScrolled: boolean) => {
  body.toggleAttribute(SCROLLED, isScrolled);
  if (isScrolled) body.tabIndex = 0;
  else body.removeAttribute('tabindex');
};
