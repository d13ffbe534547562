import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState, type KeyboardEvent, type SyntheticEvent, type UIEvent } from 'react';
import { isStaffReference } from '@/core/references';
import type { Reference as ReferenceField } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { labelOf, PickerPaper, type PickerPaperProps } from './PickerPaper';
import type { Fit } from './fit';
import { asReferred, type Reference } from './reference-queries';
import type { ReferenceFilter } from './useChoices';
import { useCreateChoice } from './useCreateChoice';
import { useOffered } from './useOffered';
import { useRememberReference } from './useReference';

type PickerOptions = {
  reference: ReferenceField;
  /** Codes the choices must agree with, by the fields of `within`. */
  referenceFilter?: ReferenceFilter;
  /** Whether a record is chosen already: it is not offered once more. */
  isChosen?: (reference: Reference) => boolean;
  /** Whether the choices are read before the picker is opened, to tell that there are none. */
  isEager?: boolean;
  /** Of staff: offers those alone that may be chosen for all records that ask, else says for how many. */
  fit?: Fit;
  /** Called on Escape, by a picker whose choices are in sight as long as it is itself. */
  onDismiss?: () => void;
  onPick: (reference: Reference) => void;
};

/** The last of the options: not a record, but the way to create one. */
const CREATE: Reference = { code: '', name: '', record: { id: '' } };

/**
 * What all pickers share: choices read when the picker opens, searched letter by letter and read on while
 * they are scrolled through; the way to create a record; and typed codes where the look-up is refused.
 * Nothing is highlighted until the reader does, so that Enter chooses nothing they have not seen.
 *
 * @returns props of MUI's `Autocomplete`, whose options are records; `onChange` gets them through `pickedFrom`
 */
export const usePicker = ({
  reference,
  referenceFilter = NO_FILTER,
  isChosen = NOT_CHOSEN,
  isEager = false,
  fit,
  onDismiss,
  onPick,
}: PickerOptions) => {
  const translate = useTranslate();
  const definition = asReferred(useDefinition(reference.resource), reference.by);
  const remember = useRememberReference(definition);
  const [isOpen, setOpen] = useState(onDismiss !== undefined);
  const [typed, setTyped] = useState('');
  const { choices, records, only, isWaiting, isRefused, countText, emptyText, none } = useOffered({
    reference,
    referenceFilter,
    isChosen,
    isEager,
    fit,
    isOpen,
    typed,
  });
  const create = useCreateChoice({
    reference,
    referenceFilter,
    emptyFilters: choices.emptyFilters,
    onCreated: onPick,
  });
  const mayCreate = create !== null && !isRefused && !(isWaiting && records.length === 0);
  const options = mayCreate ? [...records, CREATE] : records;
  const createLabel = translate('picker.create', {
    noun: translate(`resources.${definition.name}.name`, { smart_count: 1 }).toLowerCase(),
  });
  const textOf = (option: Reference | string) => {
    if (typeof option === 'string') return option;
    return option === CREATE ? createLabel : labelOf(option);
  };

  /** The record that was picked; null where it is none, a drawer having opened instead. */
  const pickedFrom = (option: Reference | string): Reference | null => {
    if (typeof option === 'string') {
      const code = option.trim();
      return code === '' ? null : unnamed(code);
    }
    if (option === CREATE) {
      setOpen(false);
      create?.();
      return null;
    }
    if (!isStaffReference(reference)) remember(option);
    return option;
  };

  const isHighlighted = useRef(false);
  const takeOnly = (option: Reference) => {
    const picked = pickedFrom(option);
    if (picked) onPick(picked);
    setTyped('');
    if (!onDismiss) setOpen(false);
  };

  const loadMoreAt = (distance: number) => {
    if (distance < NEAR && choices.hasMore) choices.loadMore();
  };
  const paper: PickerPaperProps = {
    note: records.length === 0 && mayCreate ? emptyText : undefined,
    count: choices.hasMore && !isWaiting ? countText : undefined,
  };
  return {
    pickedFrom,
    isRefused,
    none,
    announcement: (
      <Box component="span" role="status" style={visuallyHidden}>
        {isOpen && !isWaiting && (records.length === 0 ? emptyText : countText)}
      </Box>
    ),
    autocomplete: {
      options,
      open: isOpen,
      onOpen: () => {
        setOpen(true);
        if (isEager) choices.refresh();
      },
      onClose: (_: unknown, reason: string) => {
        if (!onDismiss) setOpen(false);
        else if (reason === 'escape') onDismiss();
      },
      onInputChange: (_: SyntheticEvent | null, text: string, reason: string) =>
        setTyped(reason === 'input' ? text : ''),
      onHighlightChange: (_: unknown, option: Reference | null) => {
        isHighlighted.current = option !== null;
        if (option) loadMoreAt((options.length - options.indexOf(option)) * ROW_HEIGHT);
      },
      // Enter takes what is highlighted, else the one record that was found; it never sends the form from
      // under an open list.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !isOpen) return;
        event.preventDefault();
        if (only && !isHighlighted.current) takeOnly(only);
      },
      disableListWrap: choices.hasMore,
      freeSolo: isRefused,
      autoSelect: isRefused,
      forcePopupIcon: true,
      // Searched already: filtering again would drop what was found by another field.
      filterOptions: (all: Reference[]) => all,
      getOptionKey: (option: Reference | string) =>
        typeof option === 'string' ? option : option.code,
      getOptionLabel: textOf,
      isOptionEqualToValue: (a: Reference, b: Reference) => a.code === b.code,
      loading: isWaiting || choices.isFetching,
      loadingText: translate('references.loading'),
      noOptionsText: isRefused ? translate('references.failed') : emptyText,
      openText: translate('references.open'),
      closeText: translate('references.close'),
      clearText: translate('references.clear'),
      renderOption: (
        { key, ...props }: React.HTMLAttributes<HTMLLIElement> & { key: React.Key },
        option: Reference,
      ) => (
        <Box
          component="li"
          key={key}
          {...props}
          sx={option === CREATE ? { color: 'primary.main', fontWeight: 500 } : undefined}
        >
          {option === CREATE ? `+ ${createLabel}` : labelOf(option)}
          {fit && option.fitting !== undefined && (
            <Box component="span" sx={FITTING}>
              {translate('picker.fitting', { count: option.fitting, total: fit.total })}
            </Box>
          )}
        </Box>
      ),
      slots: { paper: PickerPaper },
      slotProps: {
        paper,
        listbox: {
          onScroll: ({ currentTarget: list }: UIEvent<HTMLElement>) =>
            loadMoreAt(list.scrollHeight - list.scrollTop - list.clientHeight),
        },
      },
    },
  };
};

/** A record of which nothing but the code is known. */
export const unnamed = (code: string): Reference => ({ code, name: code, record: { id: code } });

const NO_FILTER: ReferenceFilter = {};
const NOT_CHOSEN = () => false;
const FITTING = {
  ml: 'auto',
  pl: 2,
  flex: 'none',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
const ROW_HEIGHT = 36;
/** Pixels above the end of the list at which more of it is read. */
const NEAR = 5 * ROW_HEIGHT;
