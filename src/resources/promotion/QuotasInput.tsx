import AddIcon from '@mui/icons-material/Add';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { listOf } from '@/core/one-or-many';
import { CATEGORY } from '@/core/resource-names';
import { FormSection } from '@/kit/form/FormSection';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CountInput } from '@/kit/inputs/CountInput';
import { ReferencePicker } from '@/kit/inputs/ReferencePicker';
import { codesWithin, companyOf, useRecordsOf } from '@/domain/company/useRecordsOf';
import { useDefinition } from '@/kit/registry/definitions';
import { EMPTY_QUOTA } from './promotion.codec';

type QuotaRow = { company_code: string; quota: unknown };

/** The companies of a promotion, one row each with its quota. */
export const QuotasInput = () => {
  const translate = useTranslate();
  const form = useFormContext();
  const { isSubmitted } = useFormState();
  const rows = useQuotaRows();
  const keepCategoriesOf = useCategoriesOf(rows);
  const change = (next: readonly QuotaRow[], isChecked: boolean) => {
    form.clearErrors('company_quotas');
    form.setValue('company_quotas', next, { shouldDirty: true, shouldTouch: true });
    keepCategoriesOf(next);
    if (isChecked) void form.trigger('company_quotas');
  };
  return (
    <FormSection
      title="resources.promotion.inputs.quotas"
      hint="resources.promotion.inputs.quotas_hint"
    >
      {rows.map((row, at) => (
        <Box
          // Rows have no identity beyond their index: their values come from the form.
          key={at}
          role="group"
          aria-label={translate('resources.promotion.inputs.quota_of', { number: at + 1 })}
          sx={ROW}
        >
          <ReferencePicker
            source="company_quotas.company_code"
            path={`company_quotas.${at}.company_code`}
            onPick={(company_code) =>
              change(
                rows.map((other, index) => (index === at ? { ...row, company_code } : other)),
                isSubmitted,
              )
            }
          />
          <CountInput source="company_quotas.quota" path={`company_quotas.${at}.quota`} />
          <IconButton
            aria-label={translate('resources.promotion.inputs.remove_company', { number: at + 1 })}
            disabled={rows.length === 1}
            onClick={() => change(rows.toSpliced(at, 1), isSubmitted)}
            sx={BESIDE_INPUT}
          >
            <DeleteOutlineIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        onClick={() => change([...rows, EMPTY_QUOTA], false)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('resources.promotion.inputs.add_company')}
      </Button>
    </FormSection>
  );
};

/** Returns the codes of the companies chosen so far. */
export const useChosenCompanies = (): string[] =>
  useQuotaRows()
    .map(({ company_code }) => company_code)
    .filter(Boolean);

const useQuotaRows = (): QuotaRow[] => listOf<QuotaRow>(useWatch({ name: 'company_quotas' }));

/** Removes categories whose company was removed; a category with an unknown company stays. */
const useCategoriesOf = (rows: readonly QuotaRow[]) => {
  const form = useFormContext();
  const companies = rows.map(({ company_code }) => company_code).filter(Boolean);
  const { byCode } = useRecordsOf(useDefinition(CATEGORY), companies);
  return (next: readonly QuotaRow[]) => {
    const chosen = listOf<string>(form.getValues('categories'));
    const staying = codesWithin(
      chosen,
      next.map(({ company_code }) => company_code).filter(Boolean),
      (code) => companyOf(byCode.get(code)),
    );
    if (staying.length < chosen.length) {
      form.setValue('categories', staying, { shouldDirty: true });
    }
  };
};

/** On a phone the company has its own line; otherwise its name would be cut. */
const ROW = {
  display: 'grid',
  columnGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr) minmax(88px, 20%) auto' },
  '& > div:first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;

/** Offset by the height of the labels. */
const BESIDE_INPUT = { mt: 3.5 } as const;
