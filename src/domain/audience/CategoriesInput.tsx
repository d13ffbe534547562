import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDataProvider } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext } from 'react-hook-form';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useDefinition } from '@/kit/registry/definitions';
import { ReferencesPicker } from '@/kit/inputs/ReferencesPicker';
import { useReference } from '@/kit/references/useReference';
import { CATEGORY, COMPANY } from './resources';

type CategoriesInputProps = {
  source?: string;
  /** Code of the company whose categories are offered; all there are without one. */
  company?: string;
};

/** Chooses categories of customers: those of one company, one by one or all of them. */
export const CategoriesInput = ({ source = 'categories', company }: CategoriesInputProps) => {
  const translate = useTranslate();
  const alerts = useAlerts();
  const provider = useDataProvider();
  const form = useFormContext();
  const { codeField = 'id' } = useDefinition(CATEGORY);
  const name = useReference(useDefinition(COMPANY), company)?.name ?? company;
  const takeAll = async () => {
    try {
      const { data } = await provider.getList(CATEGORY, {
        pagination: { page: 1, perPage: MANY },
        sort: { field: codeField, order: 'ASC' },
        filter: filterOf(company),
      });
      const codes = data.map((record) => textOrNumberOf(record[codeField]));
      form.setValue(source, codes, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    } catch (error) {
      alerts.failure(error);
    }
  };
  return (
    <Stack sx={{ alignItems: 'flex-start', '& > .MuiAutocomplete-root': { width: '100%' } }}>
      <ReferencesPicker
        source={source}
        referenceFilter={company ? { company_code: [company] } : {}}
        helperText={company && translate('audience.categories_hint', { company: name })}
      />
      <Button size="small" onClick={() => void takeAll()} sx={{ ml: -1.25 }}>
        {translate('audience.categories_all')}
      </Button>
    </Stack>
  );
};

/** No company has so many categories that one of them would be left out. */
const MANY = 250;

const filterOf = (company: string | undefined) => (company ? { company_code: company } : {});
