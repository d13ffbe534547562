import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import { foldAccents } from '@/core/fold-accents';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CHOICES, type Reference } from './reference-queries';
import { matching, useChoices, type ChoicesOptions } from './useChoices';
import { useNoneText } from './useNoneText';

export type OfferedOptions = Omit<ChoicesOptions, 'search' | 'isWanted'> & {
  /** Whether a record is already chosen, so that it is not offered again. */
  isChosen?: (reference: Reference) => boolean;
  /** Whether the choices are read before the picker opens, to report an empty list early. */
  isEager?: boolean;
  isOpen: boolean;
  /** The text in the picker's input. */
  typed: string;
};

/** The records that a picker offers for the typed text, and its notes on them. */
export const useOffered = ({
  isChosen = NOT_CHOSEN,
  isEager = false,
  isOpen,
  typed,
  ...choice
}: OfferedOptions) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const search = useDebounced(isOpen ? typed.trim() : '');
  const choices = useChoices({ ...choice, search, isWanted: isOpen || isEager });
  const isRefused = useStickyRefusal(choices.isRefused, choices.isCurrent);
  const none = useNoneText(choice.reference, choices.emptyFilters);

  const isUnanswered = !choices.isCurrent && !choices.isRefused;
  const isWaiting = isUnanswered || search !== typed.trim();
  // Until the server answers, only records that contain the typed text are shown.
  const records = choices.references
    .filter((choice) => !isChosen(choice))
    .filter((choice) => !isWaiting || matching(typed)(choice));

  // If most of a page is already chosen, the rest does not scroll, so the next page loads automatically.
  const isShort = isOpen && !isWaiting && !isRefused && choices.hasMore && records.length < CHOICES;
  const loadNextPage = useEvent(choices.loadMore);
  useEffect(() => {
    if (isShort && !choices.isFetching) loadNextPage();
  }, [isShort, choices.isFetching, loadNextPage]);

  const isComplete = search !== '' && !isWaiting && !choices.hasMore;
  const typedCode = foldAccents(typed.trim());
  const exact = records.filter(({ code }) => typedCode && foldAccents(code) === typedCode);
  const found = [exact, isComplete ? records : []].find(({ length }) => length === 1);
  const noneToChoose = choice.eligibility ? translate('bulk.none_fits') : none;
  const nothingFound = translate(search === '' ? 'picker.all_chosen' : 'references.none');
  return {
    choices,
    records,
    isWaiting,
    /** Whether the lookup is refused, so that typed text counts as a code. */
    isRefused,
    /** The record that Enter picks without a highlight: its code is typed, or it is the only result. */
    bestMatch: found?.[0],
    /** The number of records. */
    countText: choices.hasMore
      ? translate('picker.part', { shown: number(records.length), total: number(choices.total) })
      : translate('picker.count', { smart_count: records.length, count: number(records.length) }),
    /** Why the list is empty. */
    emptyText: search !== '' || choices.total > 0 ? nothingFound : noneToChoose,
    /** The text that there are no choices for any search; undefined if there are. */
    none: choices.emptyFilters.length > 0 ? noneToChoose : undefined,
  };
};

/** A lookup counts as refused while the next one is pending, so that text typed meanwhile counts as a code. */
const useStickyRefusal = (isRefused: boolean, isCurrent: boolean): boolean => {
  const [sticky, setSticky] = useState(isRefused);
  if (isRefused ? !sticky : sticky && isCurrent) setSticky(isRefused);
  return sticky || isRefused;
};

const NOT_CHOSEN = () => false;
