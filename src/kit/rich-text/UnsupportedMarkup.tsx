import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { isUnsupportedKind } from './unsupported-markup';
import type { EditorProps } from './editor-props';
import { RichTextFrame } from './RichTextFrame';
import { WRITING_HEIGHT } from './WritingArea';

type UnsupportedMarkupProps = EditorProps & {
  /** The parts the editor would lose. */
  parts: readonly string[];
  /** Whether it replaces a pressed button, whose focus it takes. */
  isResult: boolean;
  onConvert: () => void;
  /** Leaves the code editor with the current text. */
  onLeaveCode: (text: string) => void;
};

/** A stored text with parts the editor cannot show: rendered unchanged, or as code to edit. */
export const UnsupportedMarkup = ({
  parts,
  isResult,
  onConvert,
  onLeaveCode,
  ...props
}: UnsupportedMarkupProps) => {
  const translate = useTranslate();
  const [isCode, setIsCode] = useState(false);
  const { name, label, value, onChange, onBlur, inputRef, isInvalid, describedBy } = props;
  const list = useListOf(parts);
  const first = useFocusIfLost<HTMLButtonElement>(isResult);
  return (
    <Box>
      <Alert severity="warning" sx={{ mb: 1 }}>
        <AlertTitle>{translate('rich_text.loss.title', { parts: list })}</AlertTitle>
        {translate('rich_text.loss.text')}
        <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
          <Button
            ref={first}
            size="small"
            variant="outlined"
            onClick={() => {
              if (isCode) onLeaveCode(value);
              setIsCode(!isCode);
            }}
          >
            {translate(isCode ? 'rich_text.loss.preview' : 'rich_text.loss.source')}
          </Button>
          <Button size="small" onClick={onConvert}>
            {translate('rich_text.loss.convert')}
          </Button>
        </Stack>
      </Alert>
      {isCode ? (
        <TextField
          multiline
          minRows={8}
          maxRows={20}
          name={name}
          value={value}
          error={isInvalid}
          inputRef={inputRef}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.value)}
          slotProps={{
            htmlInput: {
              spellCheck: false,
              'aria-label': translate('rich_text.source', { label }),
              'aria-describedby': describedBy,
              'aria-required': props.isRequired,
              style: { fontFamily: 'monospace' },
            },
          }}
        />
      ) : (
        <Box sx={WELL}>
          <RichTextFrame
            html={value}
            title={translate('rich_text.shown', { label })}
            maxHeight={WRITING_HEIGHT}
          />
        </Box>
      )}
    </Box>
  );
};

type ConvertedNoticeProps = { parts: readonly string[]; onRestore: () => void };

/** Lists the parts that a conversion has removed, with an undo. */
export const ConvertedNotice = ({ parts, onRestore }: ConvertedNoticeProps) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      sx={{ mb: 1 }}
      action={
        <Button size="small" onClick={onRestore}>
          {translate('rich_text.restore')}
        </Button>
      }
    >
      {translate('rich_text.converted', { parts: useListOf(parts) })}
    </Alert>
  );
};

const useListOf = (parts: readonly string[]): string => {
  const translate = useTranslate();
  return parts
    .map((part) => (isUnsupportedKind(part) ? translate(`rich_text.loss.${part}`) : part))
    .join(', ');
};

const WELL = { p: 1.5, borderRadius: 1, border: '1px solid', borderColor: 'divider' };
