import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { ImageSize } from '@/core/constants';
import { CENTRED, MAX_ZOOM, minZoom, type CropChoice } from './crop';
import { CropCanvas, cropped } from './CropCanvas';

type ImageCropDialogProps = {
  /** The picture as a data URI. */
  source: string;
  size: ImageSize;
  onClose: () => void;
  /** Gets the picture of exactly `size`, as a data URI. */
  onCropped: (dataUri: string) => void;
};

/** Cuts and scales a picture to an exact size: dragged with the pointer, or by sliders with the keyboard. */
export const ImageCropDialog = ({ source, size, onClose, onCropped }: ImageCropDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const { picture, isBroken } = usePicture(source);
  const [choice, setChoice] = useState<CropChoice>(CENTRED);
  const sliders = [
    {
      key: 'zoom',
      label: 'picture.zoom',
      min: picture ? minZoom(picture, size) : 1,
      max: MAX_ZOOM,
    },
    { key: 'x', label: 'picture.horizontal', min: 0, max: 1 },
    { key: 'y', label: 'picture.vertical', min: 0, max: 1 },
  ] as const;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {translate('picture.crop_title', { w: size.width, h: size.height })}
      </DialogTitle>
      <DialogContent>
        {isBroken && <Alert severity="error">{translate('picture.unreadable')}</Alert>}
        {!picture && !isBroken && <LinearProgress aria-label={translate('picture.reading')} />}
        {picture && (
          <Stack spacing={1}>
            <CropCanvas picture={picture} size={size} choice={choice} onChange={setChoice} />
            {sliders.map(({ key, label, min, max }) => (
              <Stack key={key} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
                <Typography id={`${id}-${key}`} variant="body2" sx={{ width: 170, flexShrink: 0 }}>
                  {translate(label)}
                </Typography>
                <Slider
                  size="small"
                  aria-labelledby={`${id}-${key}`}
                  min={min}
                  max={max}
                  step={0.01}
                  value={choice[key]}
                  onChange={(_, value) => setChoice({ ...choice, [key]: value })}
                />
              </Stack>
            ))}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('picture.cancel')}</Button>
        <Button
          variant="contained"
          disabled={!picture}
          onClick={() => picture && onCropped(cropped(picture, size, choice, kindOf(source)))}
        >
          {translate('picture.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const usePicture = (source: string) => {
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const image = new Image();
    image.src = source;
    image.decode().then(
      () => isCurrent && setPicture(image),
      () => isCurrent && setBroken(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  return { picture, isBroken };
};

const kindOf = (dataUri: string) => dataUri.slice('data:'.length, dataUri.indexOf(';'));
