import { useWatch } from 'react-hook-form';
import type { MessageKey } from '@/i18n/message-key';
import { referenceIn } from '@/core/references';
import { textsOf } from '@/core/one-or-many';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ReferenceFilter } from '@/kit/references/reference-queries';
import { useDefinition } from '@/kit/registry/definitions';

export type PickerFieldOptions = {
  /** The wire field; its definition names the resource it refers to. */
  source: string;
  /** Its path in the form, if not the source: a list's item such as `company_code.0`. */
  path?: string;
  /** Replaces the form's fields that the reference is `within`. */
  referenceFilter?: ReferenceFilter;
};

/**
 * The reference of a field in the definition, and the values of the form's fields on which its choices depend
 * (`within`); the first of these must be set before.
 */
export const usePickerField = ({ source, path = source, referenceFilter }: PickerFieldOptions) => {
  const translate = useTranslate();
  const own = useDefinition();
  const reference = referenceIn(own, source);
  const { within = [] } = reference;
  const suffix = path.slice(source.length);
  const held: unknown[] = useWatch({ name: within.map((field) => `${field}${suffix}`) });
  const filter =
    referenceFilter ??
    Object.fromEntries(
      within.map((field, at) => [field, [...new Set(textsOf(held[at]).filter(Boolean))]]),
    );
  const [needed] = within;
  const isNeededFirst = needed !== undefined && filter[needed]?.length === 0;
  return {
    reference,
    referenceFilter: filter,
    label: translate(`resources.${own.name}.fields.${source}`),
    /** The prompt to set the other field first; undefined once it has a value. */
    missing: isNeededFirst
      ? translate(
          `resources.${own.references?.[needed]?.resource ?? ''}.choose_first` as MessageKey,
          {
            _: translate('picker.choose_first', {
              field: translate(`resources.${own.name}.fields.${needed}`),
            }),
          },
        )
      : undefined,
    isNarrowed: Object.values(filter).some((values) => values.length > 0),
  };
};

/** The helper text of a picker without an error: the field to set first, a refused or empty lookup, else `own`. */
export const hintOf = (
  missing: string | undefined,
  { isRefused, none }: { isRefused: boolean; none: string | undefined },
  own: string | undefined,
): string | false => missing ?? (isRefused ? 'picker.refused' : undefined) ?? none ?? own ?? false;
