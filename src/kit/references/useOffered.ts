import { useEffect, useState } from 'react';
import { useEvent } from 'react-admin';
import type { Reference as ReferenceField } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Fit } from './fit';
import { CHOICES, type Reference } from './reference-queries';
import { matching, useChoices, type ReferenceFilter } from './useChoices';
import { useNoneText } from './useNoneText';

type OfferedOptions = {
  reference: ReferenceField;
  referenceFilter: ReferenceFilter;
  isChosen: (reference: Reference) => boolean;
  isEager: boolean;
  fit?: Fit;
  isOpen: boolean;
  /** The text in the picker's input. */
  typed: string;
};

/** The records a picker offers for what is typed, and what it says of them. */
export const useOffered = ({
  reference,
  referenceFilter,
  isChosen,
  isEager,
  fit,
  isOpen,
  typed,
}: OfferedOptions) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const search = useDebounced(isOpen ? typed.trim() : '');
  const choices = useChoices({
    reference,
    referenceFilter,
    search,
    isWanted: isOpen || isEager,
    fit,
  });
  const isRefused = useLasting(choices.isRefused, choices.isCurrent);
  const none = useNoneText(reference, choices.emptyFilters);

  const isUnanswered = !choices.isCurrent && !choices.isRefused;
  const isWaiting = isUnanswered || search !== typed.trim();
  // Until the server answers, what is in sight is only ever what holds the text that was typed.
  const records = choices.references
    .filter((choice) => !isChosen(choice))
    .filter((choice) => !isWaiting || matching(typed)(choice));

  // Where most of a page is chosen already, the rest of it cannot be scrolled: the next one comes by itself.
  const isShort = isOpen && !isWaiting && !isRefused && choices.hasMore && records.length < CHOICES;
  const readOn = useEvent(choices.loadMore);
  useEffect(() => {
    if (isShort && !choices.isFetching) readOn();
  }, [isShort, choices.isFetching, readOn]);

  const isWhole = search !== '' && !isWaiting && !choices.hasMore;
  const nothingFound = translate(search === '' ? 'picker.all_chosen' : 'references.none');
  return {
    choices,
    records,
    isWaiting,
    /** Whether the look-up is refused: what is typed is a code. */
    isRefused,
    /** The one record that a search found. */
    only: isWhole && records.length === 1 ? records[0] : undefined,
    /** How many there are. */
    countText: choices.hasMore
      ? translate('picker.part', { shown: number(records.length), total: number(choices.total) })
      : translate('picker.count', { smart_count: records.length, count: number(records.length) }),
    /** Why there are none. */
    emptyText: search !== '' || choices.total > 0 ? nothingFound : none,
    /** That there is nothing to choose from, whatever is searched for. */
    none: choices.emptyFilters.length > 0 ? none : undefined,
  };
};

/** A look-up stays refused while another one is under way: what is typed meanwhile is a code. */
const useLasting = (isRefused: boolean, isCurrent: boolean): boolean => {
  const [lasting, setLasting] = useState(isRefused);
  if (isRefused ? !lasting : lasting && isCurrent) setLasting(isRefused);
  return lasting || isRefused;
};
