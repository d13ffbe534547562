import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useSearchParam } from '@/kit/links/useSearchParam';
import { LocalRows } from '@/kit/list/LocalRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { AgentChip } from './AgentChip';
import type { ReportLine } from '@/domain/report/report-lines';
import { matchingLines } from './report-figures';
import { LINE_COLUMNS } from './line-columns';

type ReportLinesProps = {
  lines: readonly ReportLine[];
  /** The agent whose customers are shown; null for all customers. */
  agent: string | null;
  onAllAgents: () => void;
};

/** The customers of a report. */
export const ReportLines = ({ lines, agent, onAllAgents }: ReportLinesProps) => {
  const translate = useTranslate();
  const [asked, ask] = useSearchParam('search');
  const [search, setSearch] = useState(asked ?? '');
  const found = useMemo(() => {
    const own = agent === null ? lines : lines.filter(({ agent_code }) => agent_code === agent);
    return matchingLines(own, search);
  }, [lines, agent, search]);
  return (
    <QueryCard
      title={translate(key('title'))}
      action={
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', displayPrint: 'none' }}>
          {agent !== null && <AgentChip agent={agent} onDelete={onAllAgents} />}
          <TextField
            size="small"
            type="search"
            label={translate(key('search'))}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
            // Not letter by letter: the page would be drawn again for each.
            onBlur={() => {
              if (search !== (asked ?? '')) ask(search || null, { replace: true });
            }}
          />
        </Stack>
      }
    >
      {found.length > 0 ? (
        <LocalRows
          name="lines"
          label={translate(key('title'))}
          rows={found}
          columns={LINE_COLUMNS}
          sort={LARGEST_FIRST}
          fileName="report-customers"
        />
      ) : (
        <Typography ref={announceNews} variant="body2" color="text.secondary">
          {translate(key('none'))}
        </Typography>
      )}
    </QueryCard>
  );
};

const key = keysUnder('resources.company-report.page.lines');

const LARGEST_FIRST = { field: 'achieved_total', order: 'DESC' } as const;
