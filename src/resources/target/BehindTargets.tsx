import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { today } from '@/core/days';
import { CUSTOMER } from '@/core/resource-names';
import { useCurrentUser } from '@/providers/session/use-session';
import { Euro } from '@/kit/fields/Euro';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ListButton } from '@/kit/links/ListButton';
import { ListLink } from '@/kit/links/ListLink';
import { RecordLink } from '@/kit/links/RecordLink';
import { useAllRows } from '@/kit/list/useAllRows';
import { AgentName } from '@/kit/references/AgentName';
import { CoverageCaption } from '@/kit/record/CoverageCaption';
import { QueryCard } from '@/kit/record/QueryCard';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useDefinition } from '@/kit/registry/definitions';
import { summaryOf, type TargetsSummary } from './targets-summary';
import { PeriodName } from './PeriodName';
import { TargetProgress } from './TargetProgress';

/** On the dashboard: the targets of the year, how many are behind, and what the worst ones need this month. */
export const BehindTargets = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const [day] = useState(today);
  const year = String(day.getUTCFullYear());
  const filter = useMemo(() => ({ year }), [year]);
  const query = useAllRows(filter);
  const { rows = [], total = 0 } = query.data ?? {};
  const summary = useMemo(() => summaryOf(rows, day, MOST), [rows, day]);
  return (
    <QueryCard
      title={`${translate('resources.target.name', { smart_count: 2 })} ${year}`}
      query={query}
      waiting={<Skeleton variant="rounded" height={ROOM} />}
      empty={rows.length === 0 ? translate('resources.target.customer.none') : undefined}
      action={
        <ListButton list={definition} filter={filter}>
          {translate('resources.target.customer.all')}
        </ListButton>
      }
    >
      <Figures total={total} summary={summary} filter={filter} />
      <Worst summary={summary} />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ m: 0, mt: 1 }}>
        {translate('resources.target.needed.hint')}
      </Typography>
      <CoverageCaption coverage={{ read: rows.length, total }} />
    </QueryCard>
  );
};

const MOST = 5;

/** Height in pixels of the figures and the rows. */
const ROOM = 368;

type FiguresProps = {
  total: number;
  summary: TargetsSummary<RaRecord>;
  filter: Readonly<Record<string, string>>;
};

const Figures = ({ total, summary: { behind, needed }, filter }: FiguresProps) => {
  const translate = useTranslate();
  const { number, euroOrDash } = useFormats();
  const definition = useDefinition();
  const late = number(behind);
  return (
    <Box component="dl" sx={FIGURES}>
      <Figure label={translate('resources.target.fields.targets')}>{number(total)}</Figure>
      <Figure label={translate('resources.target.fields.behind')}>
        {behind === 0 ? (
          late
        ) : (
          <ListLink
            list={definition}
            filter={{ ...filter, pace: 'behind' }}
            aria-label={`${translate('resources.target.fields.behind')}: ${late}`}
            sx={{ color: 'text.primary', fontWeight: 'inherit' }}
          >
            {late}
          </ListLink>
        )}
      </Figure>
      <Figure label={translate('resources.target.pressing.month')}>{euroOrDash(needed)}</Figure>
    </Box>
  );
};

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box>
    <Typography component="dt" variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {children}
    </Typography>
  </Box>
);

/** The targets behind; for users who lead agents also whose customers they are, because that is the person to call. */
const Worst = ({ summary: { worst } }: Pick<FiguresProps, 'summary'>) => {
  const translate = useTranslate();
  const hasAgents = useCurrentUser().roles[0] !== 'agent';
  const id = useId();
  if (worst.length === 0) {
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('resources.target.pressing.none_behind')}
      </Typography>
    );
  }
  return (
    <>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate('resources.target.pressing.worst')}
      </Typography>
      <Table size="small" aria-labelledby={id} sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('resources.target.fields.customer_code')}</TableCell>
            <TableCell sx={{ width: { xs: '30%', sm: '38%' } }}>
              {translate('resources.target.fields.progress')}
            </TableCell>
            <TableCell sx={{ width: { xs: '31%', sm: '29%' } }} align="right">
              {translate('resources.target.fields.needed')}
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {worst.map(({ target, needed }) => (
            <TableRow key={target.id}>
              <TableCell>
                <RecordLink record={target} view="show">
                  <ReferenceName resource={CUSTOMER} code={target.customer_code} isLinked={false} />
                </RecordLink>
                <Typography variant="caption" color="text.secondary" component="div" noWrap>
                  <PeriodName record={target} />
                  {hasAgents && (
                    <>
                      {' · '}
                      <AgentName code={target.agent_code} />
                    </>
                  )}
                </Typography>
              </TableCell>
              <TableCell sx={PROGRESS}>
                <TargetProgress record={target} />
              </TableCell>
              <TableCell align="right">
                <Euro value={needed} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
};

const FIGURES = { display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0, mb: 2 };

/** On a phone the number alone: beside its bar it would be cut. */
const PROGRESS = { '& [role=progressbar]': { display: { xs: 'none', sm: 'inline-block' } } };

const TABLE = {
  tableLayout: 'fixed',
  // Cut texts with room for the focus ring of a link.
  '& .MuiTableCell-root': {
    px: 0,
    overflow: 'clip',
    overflowClipMargin: '4px',
    textOverflow: 'ellipsis',
  },
  '& .MuiTableCell-root + .MuiTableCell-root': { pl: 1.5 },
  '& th': { bgcolor: 'transparent', whiteSpace: 'normal' },
  '& tr:last-child > td': { borderBottom: 0 },
} as const;
