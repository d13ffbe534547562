import { useRef, useState, type KeyboardEvent, type SyntheticEvent, type UIEvent } from 'react';
import { isAgentReference } from '@/core/references';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { PickerPaper, type PickerPaperProps } from './PickerPaper';
import { asReferred, type Reference, type ReferenceFilter } from './reference-queries';
import { useCreateChoice } from './useCreateChoice';
import { useOffered, type OfferedOptions } from './useOffered';
import { CREATE, usePickerOptions } from './usePickerOptions';
import { useRememberReference } from './useReference';

type PickerOptions = Omit<OfferedOptions, 'referenceFilter' | 'isOpen' | 'typed'> & {
  /** Codes the choices must match, by the fields of `within`. */
  referenceFilter?: ReferenceFilter;
  /** Called on Escape, by a picker whose choices are always visible. */
  onDismiss?: () => void;
  onPick: (reference: Reference) => void;
};

/**
 * The logic that all pickers share: choices are read when the picker opens, searched as the user types and paged by
 * scrolling; a record can be created; typed codes are accepted if the lookup is refused. Nothing is highlighted until
 * the user does so, so that Enter never picks an unseen record.
 *
 * @returns the props of MUI's `Autocomplete`, whose options are records; pass the value of `onChange` to `pickedFrom`
 */
export const usePicker = ({
  referenceFilter = NO_FILTER,
  onDismiss,
  onPick,
  ...offered
}: PickerOptions) => {
  const { reference, eligibility, isEager } = offered;
  const translate = useTranslate();
  const definition = asReferred(useDefinition(reference.resource), reference.by);
  const remember = useRememberReference(definition);
  const [isOpen, setOpen] = useState(onDismiss !== undefined);
  const [typed, setTyped] = useState('');
  // MUI drops the highlight when an answer changes the options, without reporting it.
  const highlighted = useRef<Reference | null>(null);
  const { choices, records, bestMatch, isWaiting, isRefused, countText, emptyText, none } =
    useOffered({
      ...offered,
      referenceFilter,
      isOpen,
      typed,
    });
  const isEmpty = records.length === 0;
  const found = isEmpty ? emptyText : countText;
  useAnnounced(isOpen && !isWaiting ? found : '');
  const create = useCreateChoice({
    reference,
    referenceFilter,
    emptyFilters: choices.emptyFilters,
    onCreated: onPick,
  });
  const mayCreate = create !== null && !isRefused && !(isWaiting && isEmpty);
  const optionProps = usePickerOptions({
    definition,
    reference,
    referenceFilter,
    records,
    hasMore: choices.hasMore,
    mayCreate,
    typed,
    total: eligibility?.total,
  });
  const { options } = optionProps;

  /** The picked record; null for an empty text, and if a drawer opened instead. */
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
    if (!isAgentReference(reference)) remember(option);
    return option;
  };

  const pick = (option: Reference) => {
    const picked = pickedFrom(option);
    if (picked) onPick(picked);
    setTyped('');
    highlighted.current = null;
    if (!onDismiss) setOpen(false);
  };

  /** Enter picks the highlighted option, else the best match; it never submits the form under an open list. */
  const pickOnEnter = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || !isOpen) return;
    event.preventDefault();
    const chosen = options.find(({ code }) => code === highlighted.current?.code);
    const option = chosen ?? bestMatch;
    if (!option || isPickedByMui(chosen, event.target)) return;
    event.defaultMuiPrevented = true;
    pick(option);
  };

  /** Loads the next page near the end of the list. @param distance the pixels to the end */
  const loadMoreAt = (distance: number) => {
    if (distance < LOAD_DISTANCE && choices.hasMore) choices.loadMore();
  };
  const paper: PickerPaperProps = {
    note: isEmpty && mayCreate ? emptyText : undefined,
    count: choices.hasMore && !isWaiting ? countText : undefined,
  };
  return {
    pickedFrom,
    isRefused,
    none,
    autocomplete: {
      ...optionProps,
      open: isOpen,
      onOpen: () => {
        highlighted.current = null;
        setOpen(true);
        if (isEager) choices.refresh();
      },
      onClose: (_: unknown, reason: string) => {
        if (!onDismiss) setOpen(false);
        else if (reason === 'escape') onDismiss();
      },
      onInputChange: (_: SyntheticEvent | null, text: string, reason: string) => {
        highlighted.current = null;
        setTyped(reason === 'input' ? text : '');
      },
      onHighlightChange: (_: unknown, option: Reference | null) => {
        highlighted.current = option;
        if (option) loadMoreAt((options.length - options.indexOf(option)) * ROW_HEIGHT);
      },
      onKeyDown: pickOnEnter,
      disableListWrap: choices.hasMore,
      freeSolo: isRefused,
      autoSelect: isRefused,
      forcePopupIcon: true,
      loading: isWaiting || choices.isFetching,
      loadingText: translate('references.loading'),
      noOptionsText: isRefused ? translate('references.failed') : emptyText,
      openText: translate('references.open'),
      closeText: translate('references.close'),
      clearText: translate('references.clear'),
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

/** Whether MUI picks an option by itself: the one it highlights on the page, unless another one is `chosen`. */
const isPickedByMui = (chosen: Reference | undefined, field: EventTarget): boolean => {
  const id = field instanceof Element ? field.getAttribute('aria-activedescendant') : null;
  const shown = document.getElementById(id ?? '')?.dataset.code;
  return shown !== undefined && (!chosen || chosen.code === shown);
};

/** A reference of which only the code is known. */
export const unnamed = (code: string): Reference => ({ code, name: code, record: { id: code } });

const NO_FILTER: ReferenceFilter = {};
const ROW_HEIGHT = 36;
/** Distance in pixels from the end of the list at which the next page loads. */
const LOAD_DISTANCE = 5 * ROW_HEIGHT;
