import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { AgentName } from '@/shared/references/AgentName';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { QueryCard } from '@/shared/record/QueryCard';
import { sumsByAgent, type AgentSum, type ReportLine } from './report-figures';

type AgentSharesProps = {
  lines: readonly ReportLine[];
  /** The agent whose customers are shown below; null for all. */
  chosen: string | null;
  onChoose: (agent: string | null) => void;
};

/** What the customers of each agent bought, as bars with their figures. A bar narrows the customers below to its own. */
export const AgentShares = ({ lines, chosen, onChoose }: AgentSharesProps) => {
  const translate = useTranslate();
  const sums = sumsByAgent(lines);
  const most = sums[0]?.achieved_total ?? 0;
  return (
    <QueryCard
      title={translate('resources.company-report.agents.title')}
      empty={sums.length === 0 ? translate('resources.company-report.agents.none') : undefined}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {sums.map((sum) => (
          <li key={sum.agent_code}>
            <AgentBar
              sum={sum}
              most={most}
              isChosen={sum.agent_code === chosen}
              onPress={() => onChoose(sum.agent_code === chosen ? null : sum.agent_code)}
            />
          </li>
        ))}
      </Box>
    </QueryCard>
  );
};

type AgentBarProps = { sum: AgentSum; most: number; isChosen: boolean; onPress: () => void };

const AgentBar = ({ sum, most, isChosen, onPress }: AgentBarProps) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const part = most > 0 ? sum.achieved_total / most : 0;
  return (
    <ButtonBase aria-pressed={isChosen} onClick={onPress} sx={ROW}>
      <Typography component="span" variant="body2" noWrap>
        <AgentName code={sum.agent_code} isLinked={false} />
      </Typography>
      <Box aria-hidden sx={TRACK}>
        <Box sx={{ ...BAR, width: `${part * 100}%`, opacity: isChosen ? 1 : 0.75 }} />
      </Box>
      <Typography component="span" variant="body2" sx={FIGURE}>
        {euro(sum.achieved_total)}
      </Typography>
      <Typography component="span" variant="caption" color="text.secondary" sx={FIGURE}>
        {translate('resources.company-report.agents.part', {
          smart_count: sum.participants,
          awards: sum.awards_earned,
        })}
      </Typography>
    </ButtonBase>
  );
};

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: 'minmax(120px, 220px) 1fr 120px 190px' },
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  width: '100%',
  textAlign: 'left',
  px: 1,
  mx: -1,
  py: 0.75,
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed=true]': { bgcolor: 'status.accent.tint' },
  '@media print': { gridTemplateColumns: '200px 1fr 104px 160px' },
} as const;

const TRACK = {
  height: 8,
  borderRadius: 1,
  bgcolor: 'action.hover',
  gridColumn: { xs: '1 / -1', md: 'auto' },
  order: { xs: 3, md: 0 },
  '@media print': { gridColumn: 'auto', order: 0 },
};
const BAR = { height: '100%', borderRadius: 1, bgcolor: 'primary.main' };
const FIGURE = { fontVariantNumeric: 'tabular-nums', textAlign: 'right' } as const;
