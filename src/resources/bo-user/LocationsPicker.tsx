import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { InputHelperText, useInput, useTranslate } from 'react-admin';
import { useDefinition } from '@/shared/definitions';
import { messageIn } from '@/shared/inputs/field-error';
import { useReference } from '@/shared/references/useReference';
import { useDebounced } from '@/shared/useDebounced';
import { companyOf, useLocationsOf } from './useLocationsOf';

type LocationsPickerProps = { source: string; companies: readonly string[] };

/** The locations of the chosen companies, grouped by company and searched by the server. */
export const LocationsPicker = ({ source, companies }: LocationsPickerProps) => {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, format: listOf, parse: listOf });
  const [typed, setTyped] = useState('');
  const all = useLocationsOf(companies);
  const found = useLocationsOf(companies, useDebounced(typed));
  const codes = listOf(field.value);
  const error = messageIn(fieldState.error);
  const labelOf = (code: string) => {
    const name = all.byCode.get(code)?.name;
    return name ? `${String(name)} · ${code}` : code;
  };
  const hint =
    companies.length === 0
      ? 'resources.bo-user.form.choose_company'
      : all.isRefused
        ? 'picker.refused'
        : 'resources.bo-user.form.locations_hint';
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      filterSelectedOptions
      freeSolo={all.isRefused}
      disabled={companies.length === 0 && codes.length === 0}
      options={found.locations.map(({ code }) => String(code))}
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
      getOptionLabel={labelOf}
      // The server has searched already; filtering again here would drop what it found by another field.
      filterOptions={(options) => options.filter((code) => !codes.includes(code))}
      loading={found.isFetching}
      loadingText={translate('references.loading')}
      noOptionsText={translate('references.none')}
      openText={translate('references.open')}
      closeText={translate('references.close')}
      clearText={translate('references.clear')}
      slotProps={{ chip: { size: 'small' } }}
      renderInput={(params) => (
        <TextField
          {...params}
          name={source}
          inputRef={field.ref}
          label={translate('resources.bo-user.fields.location_code')}
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

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
