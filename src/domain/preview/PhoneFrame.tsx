import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useDeferredValue, useId, useRef, type ReactNode } from 'react';
import { RecordFormContext } from '@/kit/form-state/record-form-context';
import { PreviewButton } from './PreviewButton';
import { useIsCut } from './useIsCut';

type PhoneFrameProps = {
  /** The accessible name of the preview. */
  label: string;
  /** Limits the height of a preview above other content. */
  isShort?: boolean;
  /** A line below the phone. */
  note?: string;
  children: ReactNode;
};

/**
 * A phone around a preview of the app. In a wide window it is beside the form, and never higher than the window: a
 * longer screen scrolls inside it, as in the app. In a narrow window it is behind a button.
 */
export const PhoneFrame = ({ label, isShort = false, note, children }: PhoneFrameProps) => {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(screen);
  const isOfAForm = useContext(RecordFormContext) !== null;
  // Deferred, because the form is more urgent than its preview.
  const shown = useDeferredValue(children, null);
  return (
    <Box component="figure" ref={figure} aria-labelledby={id} tabIndex={-1} sx={FIGURE}>
      <Typography
        id={id}
        component="figcaption"
        variant="body2"
        color="text.secondary"
        sx={{ mb: 1 }}
      >
        {label}
      </Typography>
      <Box
        ref={screen}
        data-phone-screen
        // Focusable, so that the keyboard can scroll it.
        tabIndex={isCut ? 0 : undefined}
        sx={screenOf(isShort ? 340 : 480)}
      >
        {shown}
      </Box>
      {note && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {note}
        </Typography>
      )}
      {isOfAForm && <PreviewButton preview={figure} />}
    </Box>
  );
};

/** The style of a screen that is `height` pixels high, if the window allows it, or as high as its content. */
const screenOf = (height: number) => ({
  boxSizing: 'content-box',
  // With `content-box`, a full-width text field would be wider than the screen.
  '& > *': { boxSizing: 'border-box' },
  minHeight: height,
  border: '8px solid',
  borderColor: 'text.primary',
  borderRadius: '32px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '@media (min-width: 1024px)': {
    minHeight: `min(${height}px, ${ROOM})`,
    maxHeight: ROOM,
    overflowY: 'auto',
    scrollbarWidth: 'none',
  },
});

/** The window's height without the switch and the caption above, a note below, and the form's bar. */
const ROOM = 'max(340px, calc(100dvh - var(--frame-top, 56px) - 276px))';

const FIGURE = { m: 0, mx: 'auto', width: '100%', maxWidth: 320, outline: 'none' };
