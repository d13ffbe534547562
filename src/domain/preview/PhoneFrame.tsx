import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContext, useDeferredValue, useRef, type ReactNode } from 'react';
import { RecordFormContext } from '@/kit/form/record-form-context';
import { PreviewButton } from './PreviewButton';

type PhoneFrameProps = {
  /** What is shown, in words: the preview's name. */
  label: string;
  /** For a preview that stands above something else. */
  isShort?: boolean;
  children: ReactNode;
};

/** A phone around a preview of what the app's users will see; beside a form on a wide window, else a press away. */
export const PhoneFrame = ({ label, isShort = false, children }: PhoneFrameProps) => {
  const figure = useRef<HTMLElement>(null);
  const isOfAForm = useContext(RecordFormContext) !== null;
  // What is written comes before what it will look like.
  const shown = useDeferredValue(children, null);
  return (
    <Box component="figure" ref={figure} tabIndex={-1} sx={FIGURE}>
      <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mb: 1 }}>
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
      {isOfAForm && <PreviewButton preview={figure} />}
    </Box>
  );
};

const FIGURE = { m: 0, mx: 'auto', width: '100%', maxWidth: 320, outline: 'none' };
