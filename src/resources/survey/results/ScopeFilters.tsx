import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import { COMPANY } from '@/core/resource-names';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import { announceNews } from '@/ui/announce/announced';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { dayNotation } from '@/kit/inputs/date-notation';
import { CheckedDateField } from '@/kit/inputs/CheckedDateField';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useReferenceNames } from '@/kit/references/useReferenceNames';
import { useDefinition } from '@/kit/registry/definitions';
import {
  isSameScope,
  WHOLE,
  withWholeDays,
  type AnswerScope,
} from '@/domain/survey/given-answers/answer-scope';
import type { AnswerTally } from '@/domain/survey/given-answers/tally-answers';

type ScopeFiltersProps = {
  /** The tally of the whole file, with the possible filters. */
  tally: AnswerTally;
  /** The scope as typed: its days may be incomplete. */
  scope: AnswerScope;
  onChange: (scope: AnswerScope) => void;
};

/** Filters the results by company and by period, where the file has several of them. */
export const ScopeFilters = ({ tally, scope, onChange }: ScopeFiltersProps) => {
  const translate = useTranslate();
  const change = (part: Partial<AnswerScope>) => onChange({ ...scope, ...part });
  const companies = tally.companies.flatMap(([code]) => (code ? [code] : []));
  const { from, to } = withWholeDays(scope);
  const isTurned = to !== '' && from > to;
  const hasPeriod = tally.days.length > 1;
  if (companies.length < 2 && !hasPeriod) return null;
  return (
    <>
      <ScopeInWords scope={scope} />
      <Stack
        role="group"
        aria-label={translate('resources.survey.results.scope')}
        direction="row"
        sx={FIELDS}
      >
        {companies.length > 1 && (
          <CompanySelect
            codes={companies}
            value={scope.company}
            onChange={(company) => change({ company })}
          />
        )}
        {hasPeriod &&
          (['from', 'to'] as const).map((end) => (
            <DayInput
              key={end}
              name={end}
              value={scope[end]}
              isTurned={end === 'to' && isTurned}
              onChange={(day) => change({ [end]: day })}
            />
          ))}
        {!isSameScope(scope, WHOLE) && (
          <Button onClick={() => onChange(WHOLE)}>
            {translate('resources.survey.results.show_whole')}
          </Button>
        )}
      </Stack>
    </>
  );
};

/** The active filters in words, only for print. */
const ScopeInWords = ({ scope }: { scope: AnswerScope }) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const isPrinting = useIsPrinting();
  const { company, from, to } = withWholeDays(scope);
  if (!isPrinting || isSameScope({ company, from, to }, WHOLE)) return null;
  const dayAt = (end: 'from' | 'to', day: string) =>
    day && `${translate(`resources.survey.results.${end}`)} ${utc.day(new Date(day))}`;
  const days = [dayAt('from', from), dayAt('to', to)].filter(Boolean).join(' · ');
  return (
    <Typography>
      {company && <ReferenceName resource={COMPANY} code={company} isLinked={false} />}
      {company && days && ' · '}
      {days}
    </Typography>
  );
};

type CompanySelectProps = {
  codes: readonly string[];
  value: string;
  onChange: (code: string) => void;
};

const CompanySelect = ({ codes, value, onChange }: CompanySelectProps) => {
  const translate = useTranslate();
  const names = useReferenceNames(useDefinition(COMPANY), codes);
  return (
    <TextField
      select
      label={translate('resources.survey.fields.company_code')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('list.all')}</MenuItem>
      {codes.map((code, at) => (
        <MenuItem key={code} value={code}>
          {names[at]}
        </MenuItem>
      ))}
    </TextField>
  );
};

type DayInputProps = {
  name: 'from' | 'to';
  value: string;
  /** Whether it is the last day, and before the first. */
  isTurned: boolean;
  onChange: (day: string) => void;
};

const DayInput = ({ name, value, isTurned, onChange }: DayInputProps) => {
  const translate = useTranslate();
  const notation = dayNotation(useLocale());
  return (
    <CheckedDateField
      isOptional
      name={name}
      label={translate(`resources.survey.results.${name}`)}
      value={value}
      notation={notation}
      onChange={onChange}
      error={isTurned}
      helperText={
        isTurned && (
          <span ref={announceNews}>{translate('resources.survey.results.wrong_order')}</span>
        )
      }
    />
  );
};

/** Keeps both days in one row on a phone, too. */
const FIELDS = {
  displayPrint: 'none',
  gap: 1.5,
  flexWrap: 'wrap',
  // Beside the inputs, below the height of their labels: an error below an input does not move it.
  '& > button': { alignSelf: 'flex-start', mt: { xs: 0, sm: '22px' } },
  '& > .MuiTextField-root': { flex: '1 1 140px', width: 140, maxWidth: { sm: 220 } },
};
