import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { fixedScope } from '@/core/current-user';
import { useCurrentUser } from '@/providers/session/use-session';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { AgentName } from '@/kit/references/AgentName';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QueryCard } from '@/kit/record/QueryCard';
import { ShareButton, SHARE_ITEM, SHARE_LIST } from '@/domain/report/ShareBar';
import type { ReportLine } from '@/domain/report/report-lines';
import { sumsByAgent, type AgentSum } from './report-figures';
import { useAgentNote } from './useAgentNote';

type AgentSharesProps = {
  lines: readonly ReportLine[];
  /** The agent whose customers are shown below; null for all. */
  chosen: string | null;
  onChoose: (agent: string | null) => void;
};

/** The customers' purchases by agent, as bars with their figures. A bar filters the customers below by its agent. */
export const AgentShares = ({ lines, chosen, onChoose }: AgentSharesProps) => {
  const translate = useTranslate();
  const sums = sumsByAgent(lines);
  const withUnreadable = useWithUnreadable();
  const unreadable = lines.filter(({ isUnreadable }) => isUnreadable).length;
  const isOwn = fixedScope(useCurrentUser()).agent;
  const most = sums[0]?.achieved_total ?? 0;
  // One bar would repeat the total; unreadable values are still counted below.
  if (isOwn && unreadable === 0) return null;
  return (
    <QueryCard
      title={translate('resources.company-report.page.agents.title')}
      empty={sums.length === 0 ? translate('resources.company-report.page.agents.none') : undefined}
    >
      <Box component="ul" sx={SHARE_LIST}>
        {sums.map((sum) => (
          <Box component="li" key={sum.agent_code} sx={SHARE_ITEM}>
            <AgentBar
              sum={sum}
              most={most}
              isChosen={sum.agent_code === chosen}
              isFaint={chosen !== null && sum.agent_code !== chosen}
              onPress={() => onChoose(sum.agent_code === chosen ? null : sum.agent_code)}
            />
          </Box>
        ))}
      </Box>
      {unreadable > 0 && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 1 }}>
          {withUnreadable(translate('report.lines', { smart_count: lines.length }), unreadable)}
        </Typography>
      )}
    </QueryCard>
  );
};

type AgentBarProps = {
  sum: AgentSum;
  most: number;
  isChosen: boolean;
  isFaint: boolean;
  onPress: () => void;
};

const AgentBar = ({ sum, most, isChosen, isFaint, onPress }: AgentBarProps) => {
  const noteOf = useAgentNote();
  return (
    <ShareButton
      isChosen={isChosen}
      onPress={onPress}
      name={<AgentName code={sum.agent_code} isLinked={false} />}
      amount={sum.achieved_total}
      most={most}
      isFaint={isFaint}
      note={noteOf(sum)}
    />
  );
};
