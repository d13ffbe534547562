import ViewWeekOutlinedIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { LazyPopover } from '@/shared/lazy/overlays';
import { ToolButton } from './ToolButton';

/**
 * The column chooser. react-admin's table renders its choices into the element with the id
 * `{storeKey}-columnsSelector`, which is there before it is opened, and after the rows.
 */
export const ColumnsMenu = ({ storeKey }: { storeKey: string }) => {
  const translate = useTranslate();
  const { isPending } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('ra.action.select_columns');
  return (
    <>
      <ToolButton
        label={label}
        icon={<ViewWeekOutlinedIcon />}
        isOpen={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LazyPopover
        keepMounted={!isPending}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box id={`${storeKey}-columnsSelector`} sx={{ px: 1, minWidth: 220 }} />
      </LazyPopover>
    </>
  );
};
