import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBarSlot } from '@/kit/save-bar/bar-slot';
import { useTranslate } from '@/ui/hooks/useTranslate';

type PreviewButtonProps = { preview: RefObject<HTMLElement | null> };

/**
 * A button that scrolls to a preview below its form, shown while the window is narrow and the preview out of sight. It
 * is in the form's toolbar, where it covers no field. While it has the focus, it stays even if the preview comes into
 * sight.
 */
export const PreviewButton = ({ preview }: PreviewButtonProps) => {
  const translate = useTranslate();
  const isInSight = useIsInSight(preview);
  const slot = useBarSlot();
  const [hasFocus, setHasFocus] = useState(false);
  if (!slot || (isInSight && !hasFocus)) return null;
  const label = translate('preview.show');
  return createPortal(
    <Button
      color="inherit"
      aria-label={label}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onClick={() => {
        const shown = preview.current;
        shown?.focus({ preventScroll: true });
        // Centred, the bars above and below would cover the ends of a tall preview.
        const isHigh = (shown?.offsetHeight ?? 0) > window.innerHeight * 0.75;
        shown?.scrollIntoView({ block: isHigh ? 'start' : 'center' });
      }}
      sx={IN_THE_BAR}
    >
      <Box component="span" sx={ICON}>
        <VisibilityOutlinedIcon fontSize="small" />
      </Box>
      {label}
    </Button>,
    slot,
  );
};

const IN_THE_BAR = {
  '@media (min-width: 1200px)': { display: 'none' },
  minWidth: 0,
  px: { xs: 1, sm: 1.75 },
};

/** On a phone the toolbar has no room for the icon. */
const ICON = { display: { xs: 'none', sm: 'inline-flex' }, mr: 1 };

const useIsInSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      // Rotating a phone reports both orientations; the last entry counts.
      const latest = entries.at(-1);
      if (latest) setIsInSight(latest.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
};
