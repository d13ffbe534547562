import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEvent } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { textsOf } from '@/core/one-or-many';
import { CATEGORY, COMPANY } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { isSameValue } from '@/kit/form-state/changes';
import { CHOSEN } from '@/kit/form-state/chosen';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReferencesPicker } from '@/kit/inputs/ReferencesPicker';
import { filtersOf } from '@/kit/references/useChoices';
import { useReference, useReferences } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { useReadCategories } from './useReadCategories';

type CategoriesInputProps = {
  source?: string;
  /** Codes of the companies whose categories are offered; empty before one is chosen, absent for all companies. */
  companies?: readonly string[];
  /** Replaces the name of the only company. */
  helperText?: string;
};

/** Chooses categories of customers: those of some companies, one by one or all of them. */
export const CategoriesInput = ({
  source = 'categories',
  companies,
  helperText,
}: CategoriesInputProps) => {
  const translate = useTranslate();
  const takeAll = useTakeAll(source, companies);
  const allLabel = useAllLabel(source, companies);
  const [only] = companies?.length === 1 ? companies : [];
  const name = useReference(useDefinition(COMPANY), only)?.name ?? only;
  return (
    <Stack sx={{ alignItems: 'flex-start', '& > .MuiAutocomplete-root': { width: '100%' } }}>
      <ReferencesPicker
        source={source}
        allLabel={allLabel}
        referenceFilter={companies ? { company_code: companies } : {}}
        helperText={
          helperText ?? (only && translate('audience.categories_hint', { company: name }))
        }
      />
      <Button
        size="small"
        disabled={companies?.length === 0}
        onClick={() => void takeAll()}
        sx={{ ml: -1.25 }}
      >
        {translate('audience.categories_all')}
      </Button>
    </Stack>
  );
};

/** The label of one chip for all categories of the companies, while all are chosen and more than a few. */
const useAllLabel = (source: string, companies: readonly string[] | undefined) => {
  const translate = useTranslate();
  const chosen = textsOf(useWatch({ name: source }));
  const { data } = useReferences(useDefinition(CATEGORY), chosen.length > FEW);
  if (chosen.length <= FEW || !data?.isComplete) return undefined;
  const offered = [...data.byCode.values()].filter(
    ({ record }) => !companies || companies.includes(textOrNumberOf(record.company_code)),
  );
  const isWhole =
    chosen.length === offered.length && offered.every(({ code }) => chosen.includes(code));
  return isWhole ? translate('audience.categories_whole', { count: chosen.length }) : undefined;
};

/** More chips would make the form hard to use. */
const FEW = 5;

/** Adds all categories of the companies to the chosen ones. */
const useTakeAll = (source: string, companies: readonly string[] | undefined) => {
  const form = useFormContext();
  const alerts = useAlerts();
  const readCategories = useReadCategories();
  const latestCompanies = useEvent(() => companies);
  return async () => {
    try {
      const parts = await Promise.all(
        filtersOf(companies ? { company_code: companies } : {}).map(readCategories),
      );
      // If the companies have changed meanwhile, these categories are no longer offered.
      if (!isSameValue(companies, latestCompanies())) return;
      const codes = new Set([...textsOf(form.getValues(source)), ...parts.flat()]);
      form.setValue(source, [...codes], CHOSEN);
    } catch (error) {
      alerts.failure(error);
    }
  };
};
