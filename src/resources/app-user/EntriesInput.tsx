import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { CATEGORY } from '@/core/resource-names';
import { FormSection } from '@/kit/form/FormSection';
import { useDefinitions } from '@/kit/registry/definitions';
import { codesWithin, companyOf, useRecordsOf } from '@/domain/company/useRecordsOf';
import { EMPTY_ENTRY, ENTRY_FIELDS, entriesOf, listsOf, type Entry } from './app-user.codec';
import { EntryRow } from './EntryRow';

/**
 * The company entries of an app user, one row each: company, location and agent. The form holds them as the wire does,
 * in three parallel lists.
 */
export const EntriesInput = () => {
  const translate = useTranslate();
  const form = useFormContext();
  const entries = useEntries();
  const keepCategoriesOf = useCategoriesOf(entries);

  const change = (next: readonly Entry[], isChecked: boolean) => {
    for (const [field, codes] of Object.entries(listsOf(next))) {
      form.clearErrors(field);
      form.setValue(field, codes, { shouldDirty: true });
    }
    keepCategoriesOf(next);
    if (isChecked) void form.trigger([...ENTRY_FIELDS]);
  };
  const { isSubmitted } = useFormState();
  const focus = (at: number) => form.setFocus(`${ENTRY_FIELDS[0]}.${at}`);
  const add = () => {
    change([...entries, EMPTY_ENTRY], false);
    // The field exists once React has rendered it.
    requestAnimationFrame(() => focus(entries.length));
  };
  const remove = (at: number) => {
    change(entries.toSpliced(at, 1), isSubmitted);
    focus(Math.max(at - 1, 0));
  };

  return (
    <FormSection
      title="resources.app-user.form.entries"
      hint="resources.app-user.form.entries_hint"
    >
      {entries.map((_, at) => (
        <EntryRow
          // Rows have no identity but their index: their values come from the form.
          key={at}
          at={at}
          onChange={(changed) =>
            change(
              entries.map((other, index) => (index === at ? { ...other, ...changed } : other)),
              isSubmitted,
            )
          }
          onRemove={entries.length > 1 ? () => remove(at) : undefined}
        />
      ))}
      <Button
        variant="outlined"
        size="small"
        startIcon={<AddIcon />}
        onClick={add}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('resources.app-user.form.add_entry')}
      </Button>
    </FormSection>
  );
};

const useEntries = (): Entry[] => {
  const lists = useWatch({ name: [...ENTRY_FIELDS] }) as string[][];
  return entriesOf(Object.fromEntries(ENTRY_FIELDS.map((field, at) => [field, lists[at]])));
};

/** Removes the categories of companies that are no longer in an entry; a category of an unknown company stays. */
const useCategoriesOf = (entries: readonly Entry[]) => {
  const form = useFormContext();
  // A console may lack this resource; then no category belongs to a company.
  const definition = useDefinitions().get(CATEGORY);
  const companies = definition ? companiesOf(entries) : [];
  const { byCode } = useRecordsOf({ name: CATEGORY, codeField: definition?.codeField }, companies);
  return (next: readonly Entry[]) => {
    const chosen = form.getValues('categories') as string[];
    const staying = codesWithin(chosen, companiesOf(next), (code) => companyOf(byCode.get(code)));
    if (staying.length < chosen.length) {
      form.setValue('categories', staying, { shouldDirty: true });
    }
  };
};

const companiesOf = (entries: readonly Entry[]) => [
  ...new Set(entries.map(({ company_code }) => company_code).filter(Boolean)),
];
