import { partsOf, PLACEHOLDERS, type Placeholder } from '@/core/placeholder-parts';
import { gapsOf } from '@/core/placeholders';
import { BO_USER, CUSTOMER } from '@/core/resource-names';
import type { Audience } from '@/domain/audience/audience-lists';
import { useReach, useSameAudience } from '@/domain/audience/useReach';
import { AT_SENDING, type CustomerValues } from '@/domain/placeholders/useCustomerValues';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Sentences about the placeholders that stay empty. */
export type Gaps = {
  /** Says for whom they stay empty; an empty text if no placeholder is known to stay empty. */
  problem: string;
  names: readonly Placeholder[];
  /** Whether the text has placeholders, but no recipient is known whose values could be checked. */
  isUnknown: boolean;
};

/**
 * Returns the placeholders of `text` that stay empty: for whole parts of the audience, with the number of people if it
 * is known, or for the chosen customer. A template has no audience: it is checked for customers until one is chosen.
 */
export const useGapsInWords = (
  text: string,
  audience: Audience,
  { gaps, customer }: CustomerValues,
): Gaps => {
  const translate = useTranslate();
  const { number } = useFormats();
  const isOpen = customer === undefined && audience.recipients.length === 0;
  const ofAudience = gapsOf(text, isOpen ? ['customers'] : audience.recipients);
  const isAnyEmpty = ofAudience.customers.length + ofAudience.boUsers.length > 0;
  // The form shows the same reach, so that these calls are already cached.
  const { parts } = useReach(useDebounced(useSameAudience(isAnyEmpty ? audience : NOBODY)));
  const namesOf = (names: readonly Placeholder[]) =>
    names.map((name) => translate(`placeholders.names.${name}`)).join(', ');
  const used = new Set(partsOf(text).map(({ name }) => name));
  const own = gaps.filter((name) => used.has(name) && !ofAudience.customers.includes(name));
  const sentences = (['customers', 'boUsers'] as const)
    .filter((part) => ofAudience[part].length > 0)
    .map((part) => {
      const { least, most } = parts[RESOURCES[part]] ?? NO_COUNT;
      const names = namesOf(ofAudience[part]);
      return most === 0
        ? translate(`notices.checks.gaps.${part}`, { names })
        : translate(`notices.checks.gaps.${least === most ? 'exactly' : 'at_most'}.${part}`, {
            names,
            smart_count: most,
            count: number(most),
          });
    });
  if (own.length > 0) {
    sentences.push(translate('notices.checks.gaps.customer', { names: namesOf(own) }));
  }
  const problem = sentences.join(' ');
  return {
    problem,
    names: [...new Set([...ofAudience.customers, ...ofAudience.boUsers, ...own])],
    isUnknown:
      isOpen &&
      problem === '' &&
      PLACEHOLDERS.some((name) => used.has(name) && !ALWAYS_FILLED.includes(name)),
  };
};

const NOBODY: Audience = { recipients: [], categories: [] };
const NO_COUNT = { least: 0, most: 0 };
const ALWAYS_FILLED: readonly Placeholder[] = [...AT_SENDING, 'date'];
const RESOURCES = { customers: CUSTOMER, boUsers: BO_USER } as const;
