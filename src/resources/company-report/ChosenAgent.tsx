import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AGENT_REPORT } from '@/core/resource-names';
import { useCan } from '@/providers/session/use-session';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { ListButton } from '@/kit/links/ListButton';
import { useDefinition } from '@/kit/registry/definitions';
import { AgentName } from '@/kit/references/AgentName';
import type { ReportLine } from '@/domain/report/report-lines';
import { sumsByAgent } from './report-figures';
import { useAgentNote } from './useAgentNote';

type ChosenAgentProps = {
  lines: readonly ReportLine[];
  agent: string;
  onAllAgents: () => void;
};

/** The figures of the agent whose customers and winners are shown below, under those of all agents. */
export const ChosenAgent = ({ lines, agent, onAllAgents }: ChosenAgentProps) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const noteOf = useAgentNote();
  const rows = useDefinition(AGENT_REPORT);
  const mayList = useCan(rows.access.list);
  const sum = sumsByAgent(lines).find(({ agent_code }) => agent_code === agent);
  if (!sum) return null;
  return (
    <Alert
      severity="info"
      sx={{ displayPrint: 'none' }}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {mayList && (
            <ListButton list={rows} filter={{ agent_code: agent }}>
              {translate('resources.agent-report.menu')}
            </ListButton>
          )}
          <Button size="small" color="inherit" onClick={onAllAgents}>
            {translate('resources.company-report.page.agents.all')}
          </Button>
        </Stack>
      }
    >
      <AgentName code={agent} isLinked={false} />
      {`: ${sum.achieved_total === null ? '–' : euro(sum.achieved_total)} · ${noteOf(sum)}`}
    </Alert>
  );
};
