import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { useListContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { Column } from '@/shared/columns/column';
import { useListExport } from './useListExport';

const ExportDialog = lazyComponent(() => import('./ExportDialog'), 'ExportDialog');

/** Saves all rows of the list, as it is narrowed now, as a CSV file. */
export const ExportButton = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate();
  const { total } = useListContext();
  const { progress, run, cancel } = useListExport(columns);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDownloadOutlinedIcon />}
        disabled={!total || progress !== null}
        onClick={() => void run()}
        sx={ICON_ON_PHONES}
      >
        <Box component="span" sx={{ '@media (max-width: 599.95px)': visuallyHidden }}>
          {translate('export.action')}
        </Box>
      </Button>
      {progress && <ExportDialog progress={progress} onCancel={cancel} />}
    </>
  );
};

/** A phone's head has room for the title and the primary action. */
const ICON_ON_PHONES = {
  minWidth: { xs: 0, sm: 64 },
  px: { xs: 1, sm: 1.75 },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: -0.5 }, mr: { xs: 0, sm: 0.75 } },
} as const;
