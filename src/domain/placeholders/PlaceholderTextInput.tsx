import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { useFormState } from 'react-hook-form';
import { TextInput, type TextInputProps } from '@/kit/inputs/TextInput';
import { lazyPart } from '@/ui/lazy/lazy-part';
import type { ChipEditorProps } from './ChipEditor';
import { FieldFixes } from './FieldFixes';

const ChipEditor = lazyPart(() => import('./ChipEditor'), 'ChipEditor');

type PlaceholderTextInputProps = Pick<TextInputProps, 'helperText'> & {
  source: string;
  isMultiline?: boolean;
  /** A counter of characters, shown as the helper text, and beside an error. */
  count?: ReactElement;
};

/** A form's plain text with placeholders as chips. The palette inserts them at the cursor. */
export const PlaceholderTextInput = ({
  source,
  helperText,
  isMultiline = false,
  count,
}: PlaceholderTextInputProps) => {
  const isWrong = useFormState({ name: source }).errors[source] !== undefined;
  return (
    <>
      <Box sx={count && isWrong ? COUNTED : FIELD}>
        <TextInput
          source={source}
          helperText={count ?? helperText}
          multiline={isMultiline}
          slotProps={{
            input: { inputComponent: (isMultiline ? Lines : Line) as never },
            inputLabel: { onClick: focusField },
          }}
        />
        {isWrong && count}
      </Box>
      <FieldFixes source={source} />
    </>
  );
};

const FIELD = { display: 'grid' } as const;
/** Style of a field with an error, which leaves room for the counter at the end of the line. */
const COUNTED = {
  ...FIELD,
  position: 'relative',
  '& .MuiFormHelperText-root': { pr: 20 },
  '& > :last-child': { position: 'absolute', right: 0, bottom: 0, typography: 'caption' },
} as const;

/** Focuses the editor for a press on its label, as a browser does for a native input. */
const focusField = ({ currentTarget }: { currentTarget: HTMLElement }) =>
  document.getElementById(currentTarget.id.replace(/-label$/, ''))?.focus();

type InputProps = Omit<ChipEditorProps, 'isMultiline'>;

const Line = (props: InputProps) => (
  <ChipEditor {...props} isMultiline={false} waiting={<Waiting {...props} height={20} />} />
);

const Lines = (props: InputProps) => (
  <ChipEditor {...props} isMultiline waiting={<Waiting {...props} height={60} />} />
);

/** Reserves the space of the editor until it is loaded. */
const Waiting = ({ className, height }: { className?: string; height: number }) => (
  <div className={className} style={{ height: 'auto' }}>
    <Skeleton variant="rounded" animation={false} height={height} />
  </div>
);
