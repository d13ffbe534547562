import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { foldAccents } from '@/core/fold-accents';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Reference } from './reference-queries';

type PickerOptionProps = HTMLAttributes<HTMLLIElement> & {
  option: Reference;
  label: string;
  /** Whether the option creates a new record. */
  isNew: boolean;
  /** The search text, and the searched fields. */
  typed: string;
  searched: readonly string[];
  /** The number of records that the choice is for. */
  total?: number;
};

/**
 * An option of a picker: its label, the value that matched the search if the label does not show it, and for how many
 * records it is allowed if not for all.
 */
export const PickerOption = ({
  option: { code, record, fitting },
  label,
  isNew,
  typed,
  searched,
  total = 0,
  ...props
}: PickerOptionProps) => {
  const translate = useTranslate();
  const isFound = (text: string) => foldAccents(text).includes(foldAccents(typed.trim()));
  const texts = [label, ...searched.map((field) => lineOf(record[field]))];
  const found = texts.find(isFound);
  return (
    <Box component="li" data-code={code} {...props} sx={isNew ? NEW : undefined}>
      {label}
      {found !== label && found && (
        <Box component="span" sx={DETAIL}>
          {found}
        </Box>
      )}
      {fitting !== undefined && fitting < total && (
        <Box component="span" sx={FITTING}>
          {translate('picker.fitting', { count: fitting, total })}
        </Box>
      )}
    </Box>
  );
};

const NEW = { color: 'primary.main', fontWeight: 500 } as const;
const DETAIL = { ml: 'auto', pl: 2, textAlign: 'end', color: 'text.secondary' } as const;
const FITTING = { ...DETAIL, flex: 'none', fontVariantNumeric: 'tabular-nums' } as const;
