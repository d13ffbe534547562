import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDataProvider, useEvent, type RaRecord } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MAX_PAGE_SIZE } from '@/core/constants';
import { textsOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { readPages } from '@/providers/data/iterate-pages';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { isSameValue } from '@/kit/form-state/changes';
import { CHOSEN } from '@/kit/form-state/chosen';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReferencesPicker } from '@/kit/inputs/ReferencesPicker';
import { filtersOf } from '@/kit/references/useChoices';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { CATEGORY, COMPANY } from './resources';

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
  const [only] = companies?.length === 1 ? companies : [];
  const name = useReference(useDefinition(COMPANY), only)?.name ?? only;
  return (
    <Stack sx={{ alignItems: 'flex-start', '& > .MuiAutocomplete-root': { width: '100%' } }}>
      <ReferencesPicker
        source={source}
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

/** Adds all categories of the companies to the chosen ones. */
const useTakeAll = (source: string, companies: readonly string[] | undefined) => {
  const provider = useDataProvider();
  const form = useFormContext();
  const alerts = useAlerts();
  const { codeField = 'id' } = useDefinition(CATEGORY);
  const latestCompanies = useEvent(() => companies);
  return async () => {
    try {
      const parts = await Promise.all(
        filtersOf(companies ? { company_code: companies } : {}).map((filter) =>
          readPages((page) =>
            provider.getList<RaRecord>(CATEGORY, {
              pagination: { page, perPage: MAX_PAGE_SIZE },
              sort: { field: codeField, order: 'ASC' },
              filter,
            }),
          ),
        ),
      );
      // The companies were changed meanwhile: these categories are no longer offered.
      if (!isSameValue(companies, latestCompanies())) return;
      const all = parts.flatMap(({ rows }) => rows.map((row) => textOrNumberOf(row[codeField])));
      const codes = new Set([...textsOf(form.getValues(source)), ...all]);
      form.setValue(source, [...codes], CHOSEN);
    } catch (error) {
      alerts.failure(error);
    }
  };
};
