import type { FilterChoice, ListFilter } from '@/kit/fields/column';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

export type FilterWithChoices = Extract<ListFilter, { choices: unknown }>;

/** The choices of a filter, with translated labels. */
export const useFilterChoices = ({ choices }: FilterWithChoices): FilterChoice[] => {
  const translate = useTranslate();
  const { months } = useFormats();
  return choices === 'months'
    ? months().map((label, at) => ({ id: String(at + 1), label }))
    : choices.map(({ id, label }) => ({ id, label: translate(label, { _: label }) }));
};
