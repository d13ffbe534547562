import Skeleton from '@mui/material/Skeleton';
import { TextInput, type TextInputProps } from '@/kit/inputs/TextInput';
import { lazyPart } from '@/ui/lazy/lazy-part';
import type { ChipEditorProps } from './ChipEditor';
import { FieldFixes } from './FieldFixes';

const ChipEditor = lazyPart(() => import('./ChipEditor'), 'ChipEditor');

type PlaceholderTextInputProps = Pick<TextInputProps, 'helperText'> & {
  source: string;
  isMultiline?: boolean;
};

/** A form's plain text with placeholders as chips. The palette inserts them at the cursor. */
export const PlaceholderTextInput = ({
  source,
  helperText,
  isMultiline = false,
}: PlaceholderTextInputProps) => (
  <>
    <TextInput
      source={source}
      helperText={helperText}
      multiline={isMultiline}
      slotProps={{
        input: { inputComponent: (isMultiline ? Lines : Line) as never },
        inputLabel: { onClick: focusField },
      }}
    />
    <FieldFixes source={source} />
  </>
);

/** An editor is no native input: its label does not focus it by itself. */
const focusField = ({ currentTarget }: { currentTarget: HTMLElement }) =>
  document.getElementById(currentTarget.id.replace(/-label$/, ''))?.focus();

type InputProps = Omit<ChipEditorProps, 'isMultiline'>;

const Line = (props: InputProps) => (
  <ChipEditor {...props} isMultiline={false} waiting={<Waiting {...props} height={20} />} />
);

const Lines = (props: InputProps) => (
  <ChipEditor {...props} isMultiline waiting={<Waiting {...props} height={60} />} />
);

/** The room of the editor until it is loaded. */
const Waiting = ({ className, height }: { className?: string; height: number }) => (
  <div className={className} style={{ height: 'auto' }}>
    <Skeleton variant="rounded" animation={false} height={height} />
  </div>
);
