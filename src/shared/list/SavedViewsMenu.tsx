import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorder';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { lazyComponent } from '@/shared/lazy/lazy-component';

const SavedViews = lazyComponent(() => import('./SavedViews'), 'SavedViews');

/** Searches and filters kept under a name, per browser: an address a click away. */
export const SavedViewsMenu = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<BookmarkBorderIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('list.views.title')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            'aria-label': translate('list.views.title'),
            role: 'dialog',
            // It is placed before its content has come.
            sx: { width: 320 },
          },
        }}
      >
        <SavedViews onChosen={close} />
      </Popover>
    </>
  );
};
