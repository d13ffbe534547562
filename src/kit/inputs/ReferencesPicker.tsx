import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { textsOf } from '@/core/one-or-many';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import { labelOf } from '@/kit/references/PickerPaper';
import type { Reference } from '@/kit/references/reference-queries';
import { unnamed, usePicker } from '@/kit/references/usePicker';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { useFixedCodes } from '@/kit/registry/useFixedCodes';
import { messageIn } from './field-error';
import { FieldLabel } from './FieldLabel';
import { hintOf, usePickerField, type PickerFieldOptions } from './usePickerField';

type ReferencesPickerProps = Omit<PickerFieldOptions, 'path'> & {
  helperText?: string;
  /** Called with the codes after each change, once the field is set. */
  onPicked?: (codes: string[]) => void;
  /** Label of a single chip that represents all codes and removes them together, instead of one chip per code. */
  allLabel?: string;
};

/** Picks several records, by code, of the resource that the field refers to in the definition. */
export const ReferencesPicker = ({
  helperText,
  onPicked,
  allLabel,
  ...options
}: ReferencesPickerProps) => {
  const { source } = options;
  const { field, fieldState } = useInput({ source, format: textsOf, parse: textsOf });
  const isRequired = useIsRequired(source);
  const { reference, referenceFilter, missing, isNarrowed } = usePickerField(options);
  const codes = textsOf(field.value);
  const { [source]: fixed } = useFixedCodes();
  const isFixed = codes.length === 1 && codes[0] === fixed;
  const change = (next: readonly string[]) => {
    const distinct = [...new Set(next)];
    field.onChange(distinct);
    onPicked?.(distinct);
  };
  const { autocomplete, pickedFrom, ...picker } = usePicker({
    reference,
    referenceFilter,
    isChosen: ({ code }) => codes.includes(code),
    isEager: isNarrowed,
    onPick: ({ code }) => change([...codes, code]),
  });
  const pick = (next: readonly (Reference | string)[], isRemoved: boolean) => {
    const kept =
      allLabel && isRemoved
        ? []
        : codes.filter((code) => next.some((option) => codeOf(option) === code));
    const added = next
      .filter((option) => !codes.includes(codeOf(option)))
      .flatMap((option) => pickedFrom(option)?.code ?? []);
    if (added.length > 0 || kept.length < codes.length) change([...kept, ...added]);
  };
  const error = messageIn(fieldState.error);
  return (
    <>
      <Autocomplete
        {...autocomplete}
        multiple
        disableCloseOnSelect
        disabled={missing !== undefined && codes.length === 0}
        readOnly={isFixed}
        value={useOptions(codes)}
        onBlur={field.onBlur}
        onChange={(_, next, reason) => pick(next, reason === 'removeOption')}
        renderValue={(chosen, getItemProps) =>
          (allLabel ? chosen.slice(0, 1) : chosen).map((option, index) => {
            const { key, ...props } = getItemProps({ index });
            return allLabel ? (
              <Chip key={key} {...props} size="small" label={allLabel} />
            ) : (
              <CodeChip key={key} {...props} resource={reference.resource} code={codeOf(option)} />
            );
          })
        }
        renderInput={(params) => (
          <TextField
            {...params}
            name={source}
            inputRef={field.ref}
            label={<FieldLabel source={source} />}
            slotProps={{ htmlInput: { ...params.inputProps, 'aria-required': isRequired } }}
            error={error !== undefined}
            helperText={
              <InputHelperText
                error={error}
                helperText={isFixed ? 'picker.fixed' : hintOf(missing, picker, helperText)}
              />
            }
          />
        )}
      />
    </>
  );
};

/** The selected options, as the same array while the codes stay the same: a new one would make MUI clear typed text. */
const useOptions = (codes: readonly string[]) => {
  const key = JSON.stringify(codes);
  return useMemo(() => (JSON.parse(key) as string[]).map(unnamed), [key]);
};

const codeOf = (option: Reference | string) => (typeof option === 'string' ? option : option.code);

type CodeChipProps = {
  resource: string;
  code: string;
  className: string;
  disabled: boolean;
  tabIndex: -1;
  /** Absent if the codes are read-only. */
  onDelete?: (event: never) => void;
};

const CodeChip = ({ resource, code, onDelete, ...props }: CodeChipProps) => {
  const reference = useReference(useDefinition(resource), code);
  return (
    <Chip
      {...props}
      size="small"
      sx={WRAPPED}
      onDelete={onDelete as (() => void) | undefined}
      label={labelOf(reference ?? { code, name: code })}
    />
  );
};

/** Wraps a long name instead of truncating it. */
const WRAPPED = {
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};
