import VisibilityOutlinedIcon from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useEffect, useState, type RefObject } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

type PreviewButtonProps = { preview: RefObject<HTMLElement | null> };

/** The way to a preview that stands below its form, on a narrow window and while the preview is out of sight. */
export const PreviewButton = ({ preview }: PreviewButtonProps) => {
  const translate = useTranslate();
  const isInSight = useIsInSight(preview);
  if (isInSight) return null;
  return (
    <Button
      variant="contained"
      startIcon={<VisibilityOutlinedIcon />}
      onClick={() => {
        preview.current?.focus({ preventScroll: true });
        preview.current?.scrollIntoView({ block: 'center' });
      }}
      sx={FLOATING}
    >
      {translate('preview.show')}
    </Button>
  );
};

const FLOATING = {
  '@media (min-width: 1024px)': { display: 'none' },
  position: 'fixed',
  right: 16,
  // Above the bar that saves.
  bottom: 'calc(var(--frame-bottom) + 108px)',
  zIndex: 'appBar',
  borderRadius: 5,
  boxShadow: 4,
};

const useIsInSight = (element: RefObject<HTMLElement | null>): boolean => {
  const [isInSight, setIsInSight] = useState(true);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      // A window that was turned meanwhile has told of both its sizes: the last one counts.
      const latest = entries.at(-1);
      if (latest) setIsInSight(latest.isIntersecting);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInSight;
};
