import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNavigate } from 'react-router-dom';
import { recordPath } from '@/core/routes';
import type { WireRecord } from '@/core/resource';
import { COMPANY_REPORT } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { useReportsOf } from './useReport';

/** Select of the companies of the report's promotion, where there are several: each has its own report. */
export const CompanySwitch = ({ report }: { report: WireRecord }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const definition = useDefinition(COMPANY_REPORT);
  const code = textOrNumberOf(report.promotion_code);
  const { data: siblings = [] } = useReportsOf(code);
  if (siblings.length < 2) return null;
  const open = (company_code: string) =>
    void navigate(recordPath(definition, 'show', { ...report, company_code }));
  return (
    <TextField
      select
      size="small"
      label={translate('resources.company-report.figures.companies')}
      value={textOrNumberOf(report.company_code)}
      onChange={({ target }) => open(target.value)}
      sx={{ minWidth: 180, displayPrint: 'none' }}
    >
      {siblings.map(({ id, company_code, company_name }) => (
        <MenuItem key={id} value={textOrNumberOf(company_code)}>
          {company_name || company_code}
        </MenuItem>
      ))}
    </TextField>
  );
};
