import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadOnce } from '@/core/load-once';
import { withWords } from '@/providers/preferences/late-words';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { LazyTooltip } from '@/ui/lazy/LazyTooltip';
import { overlay } from '@/ui/lazy/overlays';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './ExportButton.module.css';
import type { ExportKind } from './export-kinds';
import type { ExportKindsProps } from './ExportKinds';
import type { ExportedList } from './list-file';
import { useListExport } from './useListExport';

const ExportDialog = lazyComponent(
  () => withWords('export_file', () => import('./ExportDialog')),
  'ExportDialog',
);
const ExportKinds = overlay<ExportKindsProps>(
  loadOnce(async () => {
    const { ExportKinds: part } = await withWords('export_file', () => import('./ExportKinds'));
    return part;
  }),
);

const CutExportDialog = lazyComponent(
  () => withWords('export_file', () => import('./CutExportDialog')),
  'CutExportDialog',
);

type ExportButtonProps = ExportedList & {
  /** Whether its name is beside the icon. */
  hasWords?: boolean;
};

/** Exports all rows of the list, with its search and filters, as a CSV or .xlsx file. */
export const ExportButton = ({ hasWords = false, ...list }: ExportButtonProps) => {
  const translate = useTranslate();
  const { progress, run, isServers, cancel, cut, dismiss } = useListExport(list);
  const { total } = list;
  // Disabled while it runs, it loses the focus.
  const exportButton = useRestoredFocus(progress !== null);
  const label = translate('export.action');
  const button = (
    // A disabled button fires no pointer events for its tooltip.
    <span>
      <PlainButton
        ref={exportButton}
        look={hasWords ? 'text' : 'icon'}
        aria-label={label}
        disabled={!total || progress !== null}
        onClick={() => void run('shown')}
      >
        <FileDownloadOutlinedIcon />
        {hasWords && translate('ra.action.export')}
      </PlainButton>
    </span>
  );
  return (
    <div className={styles.export}>
      {hasWords ? button : <LazyTooltip title={label}>{button}</LazyTooltip>}
      {!isServers && (
        <KindMenu
          isDisabled={!total || progress !== null}
          onChoose={(kind) => {
            // Before it is disabled: a short export ends while the menu is still closing.
            exportButton.current?.focus();
            void run(kind);
          }}
        />
      )}
      {progress && <ExportDialog progress={progress} onStop={cancel} />}
      {cut && <CutExportDialog text={cut} onClose={dismiss} />}
    </div>
  );
};

type KindMenuProps = { isDisabled: boolean; onChoose: (kind: ExportKind) => void };

/** Opens the menu of the kinds of file. */
const KindMenu = ({ isDisabled, onChoose }: KindMenuProps) => {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (kind: ExportKind) => {
    flushSync(() => setAnchor(null));
    onChoose(kind);
  };
  return (
    <>
      <PlainButton
        look="icon"
        className={styles.kinds}
        disabled={isDisabled}
        aria-label={translate('export.kinds')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ArrowDropDownIcon />
      </PlainButton>
      <ExportKinds
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        onChoose={choose}
      />
    </>
  );
};
