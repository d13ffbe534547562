import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { COMPANY, SURVEY } from '@/core/resource-names';
import { useFormats } from '@/ui/formats/useFormats';
import { useDebounced } from '@/ui/hooks/useDebounced';
import { announceChanges } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PrintedPage } from '@/kit/list/PrintedPage';
import { Pager } from '@/ui/page/Pager';
import { ReferenceName } from '@/kit/references/ReferenceName';
import type { AnswerScope } from '@/domain/survey/given-answers/answer-scope';
import type { WrittenAnswer } from '@/domain/survey/given-answers/tally-answers';
import type { Answers } from '@/domain/survey/given-answers/useAnswers';

type WrittenAnswersProps = {
  /** Key of the question. */
  question: string;
  title: string;
  answers: Answers;
  scope: AnswerScope;
};

const PAGE = 10;

/** Written answers in pages, with a search that ignores case and accents. */
export const WrittenAnswers = ({ question, title, answers, scope }: WrittenAnswersProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [typed, setTyped] = useState('');
  const [turned, setTurned] = useState({ page: 1, scope });
  const search = useDebounced(typed);
  // A new scope starts at the first page.
  const page = turned.scope === scope ? turned.page : 1;
  const setPage = (next: number) => setTurned({ page: next, scope });
  const { data } = useQuery({
    queryKey: [SURVEY, 'written', answers.key, scope, question, search, page],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => answers.reader.written(scope, { question, search, page, size: PAGE }),
  });
  const total = data?.total ?? 0;
  return (
    <>
      <TextField
        size="small"
        type="search"
        placeholder={translate('resources.survey.results.search')}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setPage(1);
        }}
        slotProps={{
          htmlInput: {
            'aria-label': `${translate('resources.survey.results.search')}: ${title}`,
          },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ maxWidth: 320, mb: 1 }}
      />
      <Typography ref={announceChanges} variant="caption" color="text.secondary" component="p">
        {data &&
          search.trim() !== '' &&
          translate('resources.survey.results.found', {
            smart_count: total,
            count: number(total),
          })}
      </Typography>
      {data && <PrintedPage page={page} perPage={PAGE} shown={data.rows.length} total={total} />}
      {data ? <Texts rows={data.rows} first={(page - 1) * PAGE} /> : <Skeleton height={160} />}
      <Pager
        page={page}
        pages={Math.ceil(total / PAGE)}
        label={translate('resources.survey.results.texts', { question: title })}
        onTurn={setPage}
      />
    </>
  );
};

const Texts = ({ rows, first }: { rows: readonly WrittenAnswer[]; first: number }) => {
  const { moment } = useFormats();
  return (
    <Box component="ol" start={first + 1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ text, company, answeredAt }, at) => (
        <Box component="li" key={first + at} sx={LINE}>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
          <Typography variant="caption" color="text.secondary" component="p">
            {company && <ReferenceName resource={COMPANY} code={company} isLinked={false} />}
            {company && answeredAt && ' · '}
            {answeredAt && moment(answeredAt)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

const LINE = { py: 1, borderBottom: 1, borderColor: 'divider' } as const;
