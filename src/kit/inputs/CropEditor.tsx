import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState, type KeyboardEvent } from 'react';
import Cropper from 'react-easy-crop';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ImageSize } from '@/core/images';
import { CENTRED, choiceOf, cropped, MAX_ZOOM, minZoom, viewOf, type CropChoice } from './crop';
import { announceNews } from '@/ui/announce/announced';
import { Alert } from '@/ui/page/Alert';

export type CropEditorProps = {
  /** The picture as a data URI. */
  source: string;
  size: ImageSize;
  onClose: () => void;
  /** Called with the picture in exactly `size`, as a data URI of its original media type. */
  onCropped: (dataUri: string) => void;
};

/** Crops a picture by dragging, pinching, mouse wheel, keys or sliders. */
export const CropEditor = ({ source, size, onClose, onCropped }: CropEditorProps) => {
  const translate = useTranslate();
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [state, setState] = useState<'reading' | 'shown' | 'broken'>('reading');
  const [frame, setFrame] = useState(size);
  const [view, setView] = useState(CENTRED);
  const picture = state === 'shown' && image ? image : null;
  const natural = { width: picture?.naturalWidth ?? 1, height: picture?.naturalHeight ?? 1 };
  const choice = choiceOf(natural, frame, view);
  const least = minZoom(natural, size);
  const zoomByKey = ({ key }: KeyboardEvent) => {
    if (key === '+') setView({ ...view, zoom: Math.min(MAX_ZOOM, view.zoom + ZOOM_STEP) });
    if (key === '-') setView({ ...view, zoom: Math.max(least, view.zoom - ZOOM_STEP) });
  };
  return (
    <>
      <DialogContent>
        {state === 'reading' && <LinearProgress aria-label={translate('picture.reading')} />}
        {state === 'broken' ? (
          <Alert ref={announceNews} severity="error">
            {translate('picture.unreadable')}
          </Alert>
        ) : (
          <Stack spacing={1}>
            <Box
              onKeyDown={zoomByKey}
              sx={{
                position: 'relative',
                alignSelf: 'center',
                width: '100%',
                maxWidth: size.width,
                aspectRatio: `${size.width} / ${size.height}`,
                outline: '1px solid',
                outlineColor: 'divider',
                // On this box, because the frame would clip its own outline.
                '&:has([role=group]:focus-visible)': {
                  outlineWidth: 2,
                  outlineOffset: 2,
                  outlineColor: 'primary.main',
                },
              }}
            >
              <Cropper
                image={source}
                aspect={size.width / size.height}
                objectFit="cover"
                showGrid={false}
                minZoom={least}
                maxZoom={MAX_ZOOM}
                zoom={view.zoom}
                crop={view.crop}
                keyboardStep={KEYBOARD_STEP}
                onCropChange={(crop) => setView(({ zoom }) => ({ zoom, crop }))}
                onZoomChange={(zoom) => setView(({ crop }) => ({ zoom, crop }))}
                setCropSize={setFrame}
                setImageRef={({ current }) => setImage(current)}
                onMediaLoaded={() => setState('shown')}
                mediaProps={{ onError: () => setState('broken') }}
                cropperProps={{ role: 'group', 'aria-label': translate('picture.frame') }}
                style={{ cropAreaStyle: { border: 0, outline: 'none' } }}
              />
            </Box>
            {picture && (
              <CropSliders
                choice={choice}
                minZoom={least}
                onChange={(next) => setView(viewOf(natural, frame, next))}
              />
            )}
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
    </>
  );
};

const ZOOM_STEP = 0.1;
/** In CSS pixels; with Shift a fifth of it. */
const KEYBOARD_STEP = 10;

type CropSlidersProps = {
  choice: CropChoice;
  minZoom: number;
  onChange: (choice: CropChoice) => void;
};

const CropSliders = ({ choice, minZoom: least, onChange }: CropSlidersProps) => {
  const translate = useTranslate();
  const id = useId();
  const { setShare } = useFormats();
  const sliders = [
    { key: 'zoom', label: 'picture.zoom', min: least, max: MAX_ZOOM },
    { key: 'x', label: 'picture.horizontal', min: 0, max: 1 },
    { key: 'y', label: 'picture.vertical', min: 0, max: 1 },
  ] as const;
  return sliders.map(({ key, label, min, max }) => (
    <Stack key={key} direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography id={`${id}-${key}`} variant="body2" sx={{ width: 170, flexShrink: 0 }}>
        {translate(label)}
      </Typography>
      <Slider
        size="small"
        aria-labelledby={`${id}-${key}`}
        getAriaValueText={setShare}
        min={min}
        max={max}
        step={0.01}
        value={choice[key]}
        onChange={(_, value) => onChange({ ...choice, [key]: value })}
      />
    </Stack>
  ));
};

const kindOf = (dataUri: string) => dataUri.slice('data:'.length, dataUri.indexOf(';'));
