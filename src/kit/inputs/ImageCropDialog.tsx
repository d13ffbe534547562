import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { PartProblem } from '@/ui/lazy/PartProblem';
import type { CropEditorProps } from './CropEditor';

const CropEditor = lazyComponent(() => import('./CropEditor'), 'CropEditor');

/** The dialog that crops and scales a picture to an exact size. Reopening it retries code that failed to load. */
export const ImageCropDialog = (props: CropEditorProps) => {
  const { size, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const waiting = (
    <DialogContent>
      <LinearProgress aria-label={translate('picture.reading')} />
    </DialogContent>
  );
  const failure = (
    <>
      <DialogContent>
        <PartProblem />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('picture.cancel')}</Button>
      </DialogActions>
    </>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {translate('picture.crop_title', { w: size.width, h: size.height })}
      </DialogTitle>
      <PartBoundary fallback={failure}>
        <CropEditor waiting={waiting} {...props} />
      </PartBoundary>
    </Dialog>
  );
};
