import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

type EditableCellProps = {
  /** The label of its column. */
  label: string;
  /** Its line in the file. */
  line: number;
  /** The cell as in the file. */
  typed: string;
  /** The cell as lists show it. */
  shown: string;
  /** `onAnswer` receives the error if the text is refused. */
  onSave: (text: string, onAnswer: (error: string | undefined) => void) => void;
  children: ReactNode;
};

/**
 * A cell of a row without errors. A press opens a field with its text in the file: Enter and blur save the text, Escape
 * discards it. A refused text stays in the field, with its error below.
 */
export const EditableCell = ({
  label,
  line,
  typed,
  shown,
  onSave,
  children,
}: EditableCellProps) => {
  const translate = useTranslate();
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const errorId = useId();
  const isSaving = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  /** Whether a key closed the field, so that the focus returns to the button. */
  const isKeyed = useRef(false);
  const cell = translate('imports.correct.cell', { column: label, line });
  useLayoutEffect(() => {
    if (text === null && isKeyed.current) button.current?.focus();
    isKeyed.current = false;
  }, [text]);
  const close = () => {
    isSaving.current = false;
    setText(null);
    setError(undefined);
  };
  const save = () => {
    if (text === null || isSaving.current) return;
    if (text === typed) {
      close();
      return;
    }
    isSaving.current = true;
    onSave(text, (problem) => {
      isSaving.current = false;
      if (problem === undefined) close();
      else setError(problem);
    });
  };
  const press = ({ key, nativeEvent }: KeyboardEvent) => {
    if ((key !== 'Enter' && key !== 'Escape') || nativeEvent.isComposing) return;
    // Keeps the key from submitting a form, or closing a dialog, around the table.
    nativeEvent.preventDefault();
    nativeEvent.stopPropagation();
    isKeyed.current = true;
    if (key === 'Enter') save();
    else close();
  };
  if (text !== null) {
    return (
      <>
        <InputBase
          autoFocus
          fullWidth
          value={text}
          error={error !== undefined}
          onChange={({ target }) => setText(target.value)}
          onFocus={({ target }) => target.select()}
          onBlur={save}
          onKeyDown={press}
          inputProps={{
            'aria-label': cell,
            'aria-describedby': error && errorId,
            enterKeyHint: 'done',
            dir: 'auto',
          }}
          sx={FIELD}
        />
        {error && (
          <FormHelperText id={errorId} error>
            {error}
          </FormHelperText>
        )}
      </>
    );
  }
  return (
    <ButtonBase
      ref={button}
      data-edit
      aria-label={translate('imports.compare.edit', { cell, value: shown })}
      onClick={() => setText(typed)}
      sx={CELL}
    >
      <span>{children}</span>
      <EditOutlinedIcon aria-hidden />
    </ButtonBase>
  );
};

const FIELD = {
  minWidth: 120,
  // On a phone, the edge of the table would cut it.
  mx: { xs: 0, sm: -1 },
  px: 1,
  py: 0.25,
  font: 'inherit',
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  '&.Mui-error': { borderColor: 'error.main' },
  '& input': { p: 0, height: 'auto' },
} as const;

/** An underline marks the text as editable. The pencil appears on hover; on a touch screen it is always visible. */
const CELL = {
  mx: -1,
  px: 1,
  gap: 0.5,
  font: 'inherit',
  textAlign: 'inherit',
  overflowWrap: 'anywhere',
  borderRadius: 1,
  '& > span:first-of-type': { borderBottom: '1px dashed', borderColor: 'text.disabled' },
  '& .MuiSvgIcon-root': { fontSize: 16, color: 'text.secondary', opacity: 0 },
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '&:hover .MuiSvgIcon-root, &:focus-visible .MuiSvgIcon-root': { opacity: 1 },
  '@media (hover: none)': { '& .MuiSvgIcon-root': { opacity: 1 } },
} as const;
