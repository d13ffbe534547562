import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
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
  const label = translate('export.action');
  return (
    <>
      <Tooltip title={label}>
        {/* A button that is disabled tells no tooltip that the pointer is over it. */}
        <span>
          <IconButton
            aria-label={label}
            disabled={!total || progress !== null}
            onClick={() => void run()}
          >
            <FileDownloadOutlinedIcon />
          </IconButton>
        </span>
      </Tooltip>
      {progress && <ExportDialog progress={progress} onCancel={cancel} />}
    </>
  );
};
