import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { lineOf, textOrNumberOf } from '@/core/text';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useReports } from './useReport';

type OtherReportProps = {
  report: WireRecord;
  other: RaRecord | null;
  onChoose: (other: RaRecord | null) => void;
};

/** Picks the report of another promotion of the company, by code or title, to compare with `report`. */
export const OtherReport = ({ report, other, onChoose }: OtherReportProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const company = textOrNumberOf(report.company_code);
  const search = useDebounced(other ? '' : typed);
  const { data = [], isFetching } = useReports(search, company ? { company_code: company } : {});
  return (
    <Autocomplete<RaRecord>
      size="small"
      sx={{ width: 320, maxWidth: '100%', displayPrint: 'none' }}
      options={data.filter(({ promotion_code }) => promotion_code !== report.promotion_code)}
      value={other}
      loading={isFetching}
      loadingText={translate('references.loading')}
      noOptionsText={translate('references.none')}
      openText={translate('references.open')}
      closeText={translate('references.close')}
      clearText={translate('references.clear')}
      filterOptions={(options) => options}
      getOptionLabel={({ promotion_title, promotion_code }) =>
        `${promotion_title || promotion_code} · ${promotion_code}`
      }
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, two) => one.id === two.id}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, chosen) => onChoose(chosen)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('resources.company-report.figures.compare')}
          helperText={
            company &&
            translate('resources.company-report.figures.of_company', {
              company: lineOf(report.company_name) || company,
            })
          }
        />
      )}
    />
  );
};
