import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useParams } from 'react-router-dom';
import { isId } from '@/core/id';
import type { WireRecord } from '@/core/resource';
import { PROMOTION } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { fromWire } from '@/providers/data/record-calls';
import { useCurrentUser } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { useSearchParam } from '@/kit/links/useSearchParam';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { RecordProblem } from '@/kit/record/RecordProblem';
import { ShowHeader } from '@/kit/record/ShowHeader';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { AgentShares } from './AgentShares';
import { ChosenAgent } from './ChosenAgent';
import { CompanySwitch } from './CompanySwitch';
import { ReportedState } from './ReportedState';
import { CostCard } from './CostCard';
import { PromotionLink } from './PromotionLink';
import { TrendCard } from './TrendCard';
import { linesOf, type ReportLine } from '@/domain/report/report-lines';
import { measuredLines } from './target-parts';
import { useAwardRows } from './useAwardRows';
import { useTargetParts } from './useTargetParts';
import { useYearBefore } from './useYearBefore';
import { WinnersCard } from './WinnersCard';
import { ReportFigures } from './ReportFigures';
import { ReportLines } from './ReportLines';
import { useReport } from './useReport';

/** The report of one promotion at one company: its figures, then by agent and by customer. It can be printed. */
export const CompanyReport = () => {
  const { id = '' } = useParams();
  const [asked] = useSearchParam('company_code');
  const company = isId(asked) ? asked : undefined;
  const report = useReport(id, company);
  if (report.isPending) return <FormSkeleton />;
  if (report.isError) {
    return <RecordProblem error={report.error} onRetry={() => void report.refetch()} />;
  }
  return <Report key={`${id} ${company}`} report={report.data} />;
};

const Report = ({ report }: { report: WireRecord }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const [askedAgent, setAgent] = useSearchParam('agent_code');
  const code = textOrNumberOf(report.promotion_code);
  const seesAll = seesAllOf(useCurrentUser(), [textOrNumberOf(report.company_code)]);
  const promotion = useReference(useDefinition(PROMOTION), code);
  const rows = useMemo(() => linesOf(report), [report]);
  const measured = useTargetParts(report, promotion?.record, rows);
  const { parts } = measured;
  const lines = useMemo(() => measuredLines(rows, parts), [rows, parts]);
  const agent = rows.some(({ agent_code }) => agent_code === askedAgent) ? askedAgent : null;
  const showAllAgents = () => setAgent(null);
  // A row of the agents' reports leads to the customers of its agent: they come first, in sight.
  const [isOfAgent] = useState(agent !== null);
  const areLinesFirst = isOfAgent && agent !== null;
  const customers = lines.length > 0 && (
    <ReportLines key={agent} lines={lines} agent={agent} onAllAgents={showAllAgents} />
  );
  return (
    <>
      <ShowHeader
        record={fromWire(definition, report)}
        title={lineOf(report.promotion_title) || lineOf(report.promotion_code)}
        badge={<ReportedState report={report} />}
        subtitle={
          <>
            <Code>{report.promotion_code}</Code>
            {' · '}
            {lineOf(report.company_name) || lineOf(report.company_code)}
            {!seesAll && ` · ${translate('resources.company-report.own_customers')}`}
          </>
        }
        actions={
          <>
            <CompanySwitch report={report} />
            {promotion && <PromotionLink promotion={promotion.record} />}
            <Button
              variant="outlined"
              startIcon={<PrintOutlinedIcon />}
              onClick={() => window.print()}
            >
              {translate('resources.company-report.page.print')}
            </Button>
          </>
        }
      />
      <Stack spacing={2}>
        <ReportFigures
          report={report}
          promotion={promotion && promotion.record}
          measured={measured}
        />
        {agent !== null && <ChosenAgent lines={lines} agent={agent} onAllAgents={showAllAgents} />}
        {areLinesFirst && customers}
        {promotion === null && (
          <Alert severity="info">{translate('resources.company-report.page.no_promotion')}</Alert>
        )}
        {Array.isArray(report.lines) && (
          <Costs
            report={report}
            lines={rows}
            promotion={promotion?.record}
            agent={agent}
            onAllAgents={showAllAgents}
          >
            <AgentShares lines={lines} chosen={agent} onChoose={setAgent} />
          </Costs>
        )}
        {!areLinesFirst && customers}
      </Stack>
    </>
  );
};

type CostsProps = {
  report: WireRecord;
  lines: ReportLine[];
  promotion: RaRecord | undefined;
  /** The agent whose winners are shown; null for all. */
  agent: string | null;
  onAllAgents: () => void;
  children: ReactNode;
};

/** The costs of awards before the `children`, and the winners after them, once the promotion is known. */
const Costs = ({ promotion, children, ...props }: CostsProps) =>
  promotion ? (
    <KnownCosts promotion={promotion} {...props}>
      {children}
    </KnownCosts>
  ) : (
    children
  );

const KnownCosts = ({
  report,
  lines,
  promotion,
  agent,
  onAllAgents,
  children,
}: CostsProps & { promotion: RaRecord }) => {
  const parts = usePromotionParts(promotion);
  const yearBefore = useYearBefore(report, promotion);
  const { rows, winners, results } = useAwardRows(report, lines, parts, yearBefore);
  return (
    <>
      <TrendCard report={report} lines={lines} yearBefore={yearBefore} />
      <CostCard
        report={report}
        lines={lines}
        parts={parts}
        rows={rows}
        results={results}
        yearBefore={yearBefore}
      />
      {children}
      {parts.given && <WinnersCard rows={winners} agent={agent} onAllAgents={onAllAgents} />}
    </>
  );
};
