import CloseIcon from '@mui/icons-material/Close';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ListTool } from './ListTool';
import { useSearchParam } from '@/kit/links/useSearchParam';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { useDefinitions, useViewsOf } from '@/kit/registry/definitions';
import type { ImportProps, LazyView } from '@/kit/registry/views';

/**
 * Imports files of a kind that has no page of its own, in a dialog over the list of their records while the address has
 * `?import`. On a phone the dialog fills the window. Renders nothing for users who may not import.
 */
export const ImportDialog = ({ recordType }: ImportProps) => {
  const found = useImports();
  const mayImport = useCan(found?.access);
  return found && mayImport ? <ImportOver recordType={recordType} Panel={found.Panel} /> : null;
};

/** The import view in the registry, and the permission it needs. */
const useImports = () => {
  const viewsOf = useViewsOf();
  for (const { name, access } of useDefinitions().values()) {
    const Panel = viewsOf(name)?.imports;
    if (Panel) return { Panel, access: access.list };
  }
  return undefined;
};

const ImportOver = ({ recordType, Panel }: ImportProps & { Panel: LazyView<ImportProps> }) => {
  const translate = useTranslate();
  const [asked, write] = useSearchParam('import');
  const id = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const title = translate(`resources.import-record.record_type.${recordType}`);
  const close = () => write(null);
  return (
    <>
      <ListTool
        icon={<UploadFileOutlinedIcon />}
        label={title}
        onClick={() => write('')}
        onPointerEnter={Panel.preload}
      />
      <Dialog
        open={asked !== null}
        onClose={close}
        fullScreen={isPhone}
        fullWidth
        maxWidth="lg"
        aria-labelledby={id}
        slotProps={isPhone ? { paper: { sx: { borderRadius: 0 } } } : undefined}
      >
        <DialogTitle id={id} sx={{ pr: 7 }}>
          {title}
        </DialogTitle>
        <IconButton
          aria-label={translate('ra.action.close')}
          onClick={close}
          sx={{ position: 'absolute', right: 12, top: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent sx={{ px: { xs: 1.5, sm: 3 } }}>
          <Panel recordType={recordType} waiting={<FormSkeleton />} />
        </DialogContent>
      </Dialog>
    </>
  );
};
