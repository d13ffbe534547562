import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { textsOf } from '@/core/one-or-many';
import { COMPANY } from '@/core/resource-names';
import { audienceOf } from '@/domain/audience/audience-lists';
import { useReach, useSameAudience } from '@/domain/audience/useReach';
import { certaintyOf } from '@/domain/audience/useReachInWords';
import { useCurrentUser } from '@/providers/session/use-session';
import { useFormats } from '@/ui/formats/useFormats';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QueryCard } from '@/kit/record/QueryCard';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { isSameScope, WHOLE, type AnswerScope } from '@/domain/survey/given-answers/answer-scope';
import { daysShown, periodsOf } from './answer-periods';
import { AnswersOverTime } from './AnswersOverTime';
import { Bars } from './Bars';
import type { AnswerTally } from '@/domain/survey/given-answers/tally-answers';
import { shareOfReached } from './share-of-reached';

type AnswersOverviewProps = {
  survey: RaRecord;
  scope: AnswerScope;
  /** The tally of the scope, and that of the whole file. */
  tally: AnswerTally;
  whole: AnswerTally;
};

/** The number of the survey's recipients who answered, by company and over time. */
export const AnswersOverview = ({ survey, scope, tally, whole }: AnswersOverviewProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { people, companies, days } = tally;
  const counted = countedIn(tally);
  const periods = useMemo(
    () => (days.length > 0 ? periodsOf(days, ...daysShown(survey, scope)) : null),
    [days, survey, scope],
  );
  return (
    <QueryCard
      title={translate(`resources.survey.results.${people === null ? 'answers' : 'respondents'}`)}
    >
      <Box sx={SIDES}>
        <div>
          <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {number(counted)}
          </Typography>
          <Typography variant="body2" color="text.secondary" ref={announceChanges}>
            {!isSameScope(scope, WHOLE) ? (
              <ShareOfWhole part={counted} whole={countedIn(whole)} />
            ) : people === null ? (
              translate('resources.survey.results.anonymous')
            ) : (
              <ShareOfReached survey={survey} people={people} />
            )}
          </Typography>
          {scope.company === '' && companies.length > 1 && (
            <ByCompany companies={companies} total={counted} />
          )}
        </div>
        {periods && (
          <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
            <Typography variant="body2" component="h3" color="text.secondary" sx={{ mb: 1 }}>
              {translate(`resources.survey.results.over_time.${periods.step}`, {
                of: translate(`resources.survey.results.${people === null ? 'answers' : 'people'}`),
              })}
            </Typography>
            <AnswersOverTime periods={periods} isOfPeople={people !== null} />
          </Box>
        )}
      </Box>
    </QueryCard>
  );
};

/** The figure beside its trend where there is room. */
const SIDES = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 5,
  rowGap: 2.5,
};

/** Returns the number of people, or of answers where the file does not identify people. */
const countedIn = ({ people, answers }: AnswerTally): number => people ?? answers;

type ByCompanyProps = { companies: AnswerTally['companies']; total: number };

const ByCompany = ({ companies, total }: ByCompanyProps) => {
  const translate = useTranslate();
  const title = translate('resources.survey.results.by_company');
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Bars
        label={title}
        total={total}
        bars={companies.map(([code, count]) => ({
          key: code,
          count,
          label: code ? (
            <ReferenceName resource={COMPANY} code={code} />
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
  const seesAll = seesAllOf(useCurrentUser(), textsOf(survey.company_code));
  // A share of only some of those reached would mislead.
  if (!seesAll || !count?.most) return null;
  // All who answered were reached.
  const least = Math.min(Math.max(count.least, people), count.most);
  return translate(`resources.survey.results.reached.${certaintyOf(count)}`, {
    share: share(shareOfReached(people, count)),
    least: number(least),
    most: number(count.most),
  });
};
