import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { isRecipient } from '@/core/audience';
import { textsOf } from '@/core/one-or-many';
import { textOf } from '@/core/text';
import { useReach, useSameAudience } from '@/shared/audience/useReach';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { CardGrid } from '@/shared/page/CardGrid';
import { QueryCard } from '@/shared/record/QueryCard';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { AnswersOverTime } from './AnswersOverTime';
import { Bars } from './Bars';
import type { AnswerTally } from './tally-answers';

type AnswersOverviewProps = { survey: RaRecord; tally: AnswerTally };

/** How many answered of whom the survey reaches, by company and over time. */
export const AnswersOverview = ({ survey, tally }: AnswersOverviewProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { people, answers, companies, days } = tally;
  const counted = people ?? answers;
  return (
    <CardGrid>
      <QueryCard
        title={translate(`resources.survey.results.${people === null ? 'answers' : 'respondents'}`)}
      >
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {number(counted)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }} role="status">
          {people === null ? (
            translate('resources.survey.results.anonymous')
          ) : (
            <Share survey={survey} people={people} />
          )}
        </Typography>
        <Typography variant="subtitle2" component="h3">
          {translate('resources.survey.results.by_company')}
        </Typography>
        <Bars
          label={translate('resources.survey.results.by_company')}
          total={counted}
          bars={companies.map(([code, count]) => ({
            key: code,
            count,
            label: code ? (
              <ReferenceName resource="company" code={code} />
            ) : (
              translate('resources.survey.results.no_company')
            ),
          }))}
        />
      </QueryCard>
      {days.length > 0 && (
        <QueryCard title={translate('resources.survey.results.over_time')}>
          <AnswersOverTime days={days} isOfPeople={people !== null} />
        </QueryCard>
      )}
    </CardGrid>
  );
};

const Share = ({ survey, people }: { survey: RaRecord; people: number }) => {
  const translate = useTranslate();
  const { number, share } = useFormats();
  const { total, isAtMost } = useReach(
    useSameAudience({
      recipients: textsOf(survey.recipients).filter(isRecipient),
      categories: textsOf(survey.categories),
      company: textOf(survey.company_code),
    }),
  );
  if (!total) return null;
  return translate(`resources.survey.results.${isAtMost ? 'reached_at_most' : 'reached'}`, {
    share: share(Math.min(people / total, 1)),
    count: number(total),
  });
};
