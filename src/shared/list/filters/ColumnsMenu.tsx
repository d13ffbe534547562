import ViewWeekOutlinedIcon from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { ToolButton } from './ToolButton';

/**
 * The column chooser. react-admin's table renders its choices into the element with the id
 * `{storeKey}-columnsSelector`, which is there before it is opened.
 */
export const ColumnsMenu = ({ storeKey }: { storeKey: string }) => {
  const translate = useTranslate();
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
      <Popover
        keepMounted
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box id={`${storeKey}-columnsSelector`} sx={{ px: 1, minWidth: 220 }} />
      </Popover>
    </>
  );
};
