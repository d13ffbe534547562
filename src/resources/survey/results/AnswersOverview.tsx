import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { audienceOf } from '@/domain/audience/audience-lists';
import { useReach, useSameAudience } from '@/domain/audience/useReach';
import { certaintyOf } from '@/domain/audience/useReachInWords';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { CardGrid } from '@/ui/page/CardGrid';
import { QueryCard } from '@/kit/record/QueryCard';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { isSameScope, WHOLE, type AnswerScope } from './answer-scope';
import { AnswersOverTime } from './AnswersOverTime';
import { Bars } from './Bars';
import type { AnswerTally } from './tally-answers';
import { shareOfReached } from './share-of-reached';

type AnswersOverviewProps = {
  survey: RaRecord;
  scope: AnswerScope;
  /** The tally of the scope, and that of the whole file. */
  tally: AnswerTally;
  whole: AnswerTally;
};

/** How many of the survey's recipients answered, by company and over time. */
export const AnswersOverview = ({ survey, scope, tally, whole }: AnswersOverviewProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { people, companies, days } = tally;
  const counted = countedIn(tally);
  return (
    <CardGrid>
      <QueryCard
        title={translate(`resources.survey.results.${people === null ? 'answers' : 'respondents'}`)}
      >
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {number(counted)}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }} role="status">
          {!isSameScope(scope, WHOLE) ? (
            <ShareOfWhole part={counted} whole={countedIn(whole)} />
          ) : people === null ? (
            translate('resources.survey.results.anonymous')
          ) : (
            <ShareOfReached survey={survey} people={people} />
          )}
        </Typography>
        {scope.company === '' && <ByCompany companies={companies} total={counted} />}
      </QueryCard>
      {days.length > 0 && (
        <QueryCard title={translate('resources.survey.results.over_time')}>
          <AnswersOverTime days={days} isOfPeople={people !== null} />
        </QueryCard>
      )}
    </CardGrid>
  );
};

/** Returns the number of people, or of answers where the file does not identify people. */
const countedIn = ({ people, answers }: AnswerTally): number => people ?? answers;

type ByCompanyProps = { companies: AnswerTally['companies']; total: number };

const ByCompany = ({ companies, total }: ByCompanyProps) => {
  const translate = useTranslate();
  const title = translate('resources.survey.results.by_company');
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Bars
        label={title}
        total={total}
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
    </>
  );
};

const ShareOfWhole = ({ part, whole }: { part: number; whole: number }) => {
  const translate = useTranslate();
  const { number, share } = useFormats();
  return translate('resources.survey.results.of_whole', {
    share: share(part / whole),
    count: number(whole),
  });
};

const ShareOfReached = ({ survey, people }: { survey: RaRecord; people: number }) => {
  const translate = useTranslate();
  const { number, share } = useFormats();
  const { count } = useReach(useSameAudience(audienceOf(survey)));
  if (!count?.most) return null;
  return translate(`resources.survey.results.reached.${certaintyOf(count)}`, {
    share: share(shareOfReached(people, count)),
    least: number(count.least),
    most: number(count.most),
  });
};
