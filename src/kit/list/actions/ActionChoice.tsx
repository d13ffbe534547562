import { useListContext } from 'react-admin';
import type { Reference as ReferenceField } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { Eligibility } from '@/kit/references/eligibility';
import { ReferenceAutocomplete } from '@/kit/references/ReferenceAutocomplete';
import type { Reference } from '@/kit/references/reference-queries';
import { usePicker } from '@/kit/references/usePicker';

type ActionChoiceProps = {
  asks: ReferenceField;
  label: string;
  choice: Reference | undefined;
  /** For how many of the records each choice is allowed; undefined if for all. */
  eligibility: Eligibility | undefined;
  onChoose: (choice: Reference | undefined) => void;
};

/** The picker for the record that an action asks for, narrowed by those filters of the list that it is `within`. */
export const ActionChoice = ({ asks, label, choice, eligibility, onChoose }: ActionChoiceProps) => {
  const { filterValues } = useListContext();
  const referenceFilter = Object.fromEntries(
    (asks.within ?? []).map((field) => [field, [filterValues[field]].filter(isText)]),
  );
  const translate = useTranslate();
  const picker = usePicker({
    reference: asks,
    referenceFilter,
    eligibility,
    isEager: true,
    onPick: onChoose,
  });
  const count = eligibility && choice && eligibility.countOf(choice);
  return (
    <ReferenceAutocomplete
      picker={{
        ...picker,
        pickedFrom: (option) => {
          const picked = picker.pickedFrom(option);
          if (picked) onChoose(picked);
          return picked;
        },
      }}
      reference={asks}
      referenceFilter={referenceFilter}
      value={choice?.code ?? ''}
      onChange={(code) => code === '' && onChoose(undefined)}
      label={label}
      name="choice"
      textField={{
        autoFocus: true,
        helperText:
          eligibility && count !== undefined && count < eligibility.total
            ? translate('bulk.fits_some', { count, total: eligibility.total })
            : picker.none,
      }}
    />
  );
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
