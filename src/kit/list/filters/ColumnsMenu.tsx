import ViewWeekOutlinedIcon from '@mui/icons-material/ViewWeekOutlined';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { LazyPopover } from '@/ui/lazy/overlays';
import { withWords } from '@/providers/preferences/late-words';
import type { ColumnsChooserProps } from '../ColumnsChooser';
import { ToolButton } from './ToolButton';

const ColumnsChooser = lazyPart(
  () => withWords('order', () => import('../ColumnsChooser')),
  'ColumnsChooser',
);

type ColumnsMenuProps = ColumnsChooserProps & { hasWords: boolean };

/** The button that opens the column chooser, whose code it loads. */
export const ColumnsMenu = ({ hasWords, ...chooser }: ColumnsMenuProps) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isMoving, setMoving] = useState(false);
  const label = translate('ra.action.select_columns');
  return (
    <>
      <ToolButton
        label={label}
        icon={<ViewWeekOutlinedIcon />}
        hasWords={hasWords}
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Escape then cancels the move.
        disableEscapeKeyDown={isMoving}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { width: 280 } } }}
      >
        <ColumnsChooser
          {...chooser}
          onMoving={setMoving}
          waiting={
            <Skeleton variant="rectangular" height={chooser.columns.length * ROW_HEIGHT + 48} />
          }
        />
      </LazyPopover>
    </>
  );
};

const ROW_HEIGHT = 40;
