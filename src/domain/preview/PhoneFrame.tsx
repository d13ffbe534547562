import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useDeferredValue, useId, useRef, type ReactNode } from 'react';
import { RecordFormContext } from '@/kit/form-state/record-form-context';
import { PreviewButton } from './PreviewButton';

type PhoneFrameProps = {
  /** The accessible name of the preview. */
  label: string;
  /** For a preview above other content. */
  isShort?: boolean;
  /** A line below the phone. */
  note?: string;
  children: ReactNode;
};

/**
 * A phone around a preview of what the app's users will see; beside a form in a wide window, otherwise behind a button.
 */
export const PhoneFrame = ({ label, isShort = false, note, children }: PhoneFrameProps) => {
  const id = useId();
  const figure = useRef<HTMLElement>(null);
  const isOfAForm = useContext(RecordFormContext) !== null;
  // In a narrow window the form comes before its preview.
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
        sx={{
          border: '8px solid',
          borderColor: 'text.primary',
          borderRadius: '32px',
          overflow: 'hidden',
          bgcolor: 'background.paper',
          minHeight: isShort ? 340 : 480,
        }}
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

const FIGURE = { m: 0, mx: 'auto', width: '100%', maxWidth: 320, outline: 'none' };
