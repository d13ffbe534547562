import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import { useState } from 'react';
import { withWords } from '@/providers/preferences/late-words';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyPopover } from '@/ui/lazy/overlays';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { ToolButton } from '../filters/ToolButton';

const SavedViews = lazyPart(
  () => withWords('saved_views', () => import('./SavedViews')),
  'SavedViews',
);

/** Searches and filters saved under a name, per browser. */
export const SavedViewsMenu = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton
        label={translate('list.views.title')}
        icon={<BookmarkBorderIcon />}
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            'aria-label': translate('list.views.title'),
            role: 'dialog',
            // It is positioned before its content has loaded.
            sx: { width: 320 },
          },
        }}
      >
        <SavedViews onChosen={close} />
      </LazyPopover>
    </>
  );
};
