import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { textsOf } from '@/core/one-or-many';
import { referenceIn } from '@/core/references';
import { representationOf } from '@/core/resource';
import { useDefinition } from '@/shared/registry/definitions';
import { companyOf, useRecordsOf } from '@/shared/references/useRecordsOf';
import { labelOf } from '@/shared/references/ReferenceAutocomplete';
import { useReference } from '@/shared/references/useReference';
import { useDebounced } from '@/shared/hooks/useDebounced';
import { messageIn } from './field-error';
import { usePickerWords } from '@/shared/references/usePickerWords';

type CompanyCodesPickerProps = {
  /** The wire field; it holds a list of codes of `resource`. */
  source: string;
  companies: readonly string[];
  /** Key of the sentence under it, once a company is chosen. */
  helperText: string;
};

/**
 * A form's picker of several records of the chosen companies, grouped by company and searched by the
 * server. Where the backend refuses the look-up, codes are typed instead.
 */
export const CompanyCodesPicker = ({ source, companies, helperText }: CompanyCodesPickerProps) => {
  const translate = useTranslate();
  const own = useDefinition();
  const { resource } = referenceIn(own, source);
  const definition = useDefinition(resource);
  const { field, fieldState } = useInput({ source, format: textsOf, parse: textsOf });
  const [typed, setTyped] = useState('');
  const all = useRecordsOf(definition, companies);
  const found = useRecordsOf(definition, companies, useDebounced(typed));
  const codes = textsOf(field.value);
  const error = messageIn(fieldState.error);
  const nameOf = (code: string) => {
    const record = all.byCode.get(code);
    return labelOf({ code, name: record ? representationOf(definition, record) : code });
  };
  const hint =
    companies.length === 0
      ? 'picker.choose_company'
      : all.isRefused
        ? 'picker.refused'
        : helperText;
  const words = usePickerWords();
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      freeSolo={all.isRefused}
      disabled={companies.length === 0 && codes.length === 0}
      options={found.codes}
      value={codes}
      onBlur={field.onBlur}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, next) =>
        field.onChange([...new Set(next.map((code) => code.trim()).filter(Boolean))])
      }
      groupBy={(code) => companyOf(found.byCode.get(code)) ?? ''}
      renderGroup={({ key, group, children }) => (
        <li key={key}>
          <CompanyHeading code={group} />
          <ul style={{ padding: 0 }}>{children}</ul>
        </li>
      )}
      getOptionLabel={nameOf}
      // The server has searched already; filtering again here would drop what it found by another field.
      filterOptions={(options) => options}
      loading={found.isFetching}
      {...words}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={source}
          inputRef={field.ref}
          label={translate(`resources.${own.name}.fields.${source}`)}
          error={error !== undefined}
          helperText={<InputHelperText error={error} helperText={hint} />}
        />
      )}
    />
  );
};

const CompanyHeading = ({ code }: { code: string }) => {
  const company = useReference(useDefinition('company'), code);
  return (
    <strong style={{ display: 'block', padding: '8px 12px 4px' }}>{company?.name ?? code}</strong>
  );
};
