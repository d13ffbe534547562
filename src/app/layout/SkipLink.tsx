import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** First stop of the Tab key: past the menu, to the page. No link, for the address after `#` is the page's. */
export const SkipLink = ({ target }: { target: RefObject<HTMLElement | null> }) => {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      onClick={() => target.current?.focus()}
      sx={{
        position: 'fixed',
        top: 10,
        left: 12,
        zIndex: 'tooltip',
        '&:not(:focus)': { transform: 'translateY(-80px)' },
      }}
    >
      {translate('shell.skip')}
    </Button>
  );
};
