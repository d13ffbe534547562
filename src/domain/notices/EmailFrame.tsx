import Box from '@mui/material/Box';
import type { Palette } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { RichTextFrame } from '@/kit/rich-text/RichTextFrame';
import type { EmailLook } from './EmailLookSwitches';

type EmailFrameProps = {
  html: string;
  look: EmailLook;
  /** The colours of the mail program. */
  palette: Palette;
  hasRemotePictures: boolean;
};

/** The minimum height of a preview in pixels. Most e-mails fit, so that the content below stays in place. */
export const EMAIL_HEIGHT = 344;

/** Width of an e-mail in a mail program's window, in pixels. */
const WIDTHS: Readonly<Record<EmailLook['width'], number>> = { desktop: 640, phone: 360 };

/** An e-mail in a window of the chosen width, scaled down where it does not fit. */
export const EmailFrame = ({ html, look, palette, hasRemotePictures }: EmailFrameProps) => {
  const translate = useTranslate();
  const width = WIDTHS[look.width];
  const { outer, inner, scale, height } = useScale(width);
  return (
    <Box ref={outer} sx={{ bgcolor: 'surface.sunken' }}>
      <Box sx={{ height: height * scale, width: width * scale, mx: 'auto', overflow: 'hidden' }}>
        <Box
          ref={inner}
          style={{ width, transform: `scale(${scale})` }}
          sx={{
            p: 2.5,
            minHeight: EMAIL_HEIGHT,
            transformOrigin: '0 0',
            bgcolor: palette.background.paper,
          }}
        >
          <RichTextFrame
            html={html}
            title={translate('notices.email.frame')}
            colors={{ text: palette.text.primary, link: palette.primary.main }}
            hasRemotePictures={hasRemotePictures}
          />
        </Box>
      </Box>
    </Box>
  );
};

/** The scale at which a box of `width` fits into its container, and its own height. */
const useScale = (width: number) => {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  const [height, setHeight] = useState(EMAIL_HEIGHT);
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      setRoom(outer.current?.clientWidth ?? 0);
      setHeight(inner.current?.offsetHeight ?? 0);
    });
    for (const box of [outer.current, inner.current]) if (box) observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { outer, inner, scale: Math.min(1, room / width), height };
};
