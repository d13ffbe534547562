import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type KeyboardEvent } from 'react';
import { PAGE_SIZES } from '@/core/constants';
import { announce } from '@/ui/announce/announcer';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyMenu } from '@/ui/lazy/overlays';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './RowsPerPage.module.css';

type RowsPerPageProps = { size: number; onChoose: (size: number) => void };

/** Selects the number of rows per page. MUI's select would add 85 kB to the first list. */
export const RowsPerPage = ({ size, onChoose }: RowsPerPageProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setAnchor(event.currentTarget);
  };
  return (
    <span className={styles.choice}>
      <span id={`${id}-label`}>{translate('ra.navigation.page_rows_per_page')}</span>
      <PlainButton
        look="bare"
        role="combobox"
        aria-labelledby={`${id}-label ${id}-size`}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? `${id}-sizes` : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        onKeyDown={openByArrow}
      >
        <span id={`${id}-size`}>{size}</span>
        <Glyph path="m6 8 4 4 4-4" size={16} />
      </PlainButton>
      <LazyMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        slotProps={{
          list: { id: `${id}-sizes`, role: 'listbox', 'aria-labelledby': `${id}-label` },
        }}
      >
        {PAGE_SIZES.map((each) => (
          <MenuItem
            key={each}
            role="option"
            selected={each === size}
            aria-selected={each === size}
            onClick={() => {
              close();
              onChoose(each);
              if (anchor) keepInView(anchor);
              announce(`${translate('ra.navigation.page_rows_per_page')}: ${each}`);
            }}
          >
            {each}
          </MenuItem>
        ))}
      </LazyMenu>
    </span>
  );
};

/** Keeps `element` in view while it has the focus, although more rows move it down the page. */
const keepInView = (element: HTMLElement) => {
  const observer = new ResizeObserver(() => {
    if (element === document.activeElement) element.scrollIntoView({ block: 'nearest' });
  });
  observer.observe(document.body);
  element.addEventListener('blur', () => observer.disconnect(), { once: true });
};
