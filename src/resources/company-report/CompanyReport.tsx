import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { isId } from '@/core/id';
import type { WireRecord } from '@/core/resource';
import { lineOf } from '@/core/text';
import { Code } from '@/kit/fields/Code';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PageHead } from '@/ui/page/PageHead';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { RecordProblem } from '@/kit/record/RecordProblem';
import { AgentShares } from './AgentShares';
import { CompanySwitch } from './CompanySwitch';
import { ReportedState } from './ReportedState';
import { linesOf } from './report-figures';
import { ReportFigures } from './ReportFigures';
import { ReportLines } from './ReportLines';
import { useReport } from './useReport';

/** The report of one promotion at one company: its figures, then by agent and by customer. It prints as it stands. */
export const CompanyReport = () => {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const report = useReport(id, companyIn(search));
  if (report.isPending) return <FormSkeleton />;
  if (report.isError) {
    return <RecordProblem error={report.error} onRetry={() => void report.refetch()} />;
  }
  return <Report key={`${id} ${search}`} report={report.data} />;
};

const Report = ({ report }: { report: WireRecord }) => {
  const translate = useTranslate();
  const [agent, setAgent] = useState<string | null>(null);
  const lines = linesOf(report);
  return (
    <>
      <PageHead
        title={lineOf(report.promotion_title) || lineOf(report.promotion_code)}
        badge={<ReportedState report={report} />}
        subtitle={
          <>
            <Code>{report.promotion_code}</Code>
            {' · '}
            {lineOf(report.company_name) || lineOf(report.company_code)}
          </>
        }
        actions={
          <>
            <CompanySwitch report={report} />
            <Button
              variant="outlined"
              startIcon={<PrintOutlinedIcon />}
              onClick={() => window.print()}
            >
              {translate('resources.company-report.print')}
            </Button>
          </>
        }
      />
      <Stack spacing={2}>
        <ReportFigures report={report} />
        {Array.isArray(report.lines) && (
          <AgentShares lines={lines} chosen={agent} onChoose={setAgent} />
        )}
        {lines.length > 0 && (
          <ReportLines key={agent} lines={lines} agent={agent} onAllAgents={() => setAgent(null)} />
        )}
      </Stack>
    </>
  );
};

/** The company an address picks; undefined where it picks none. */
const companyIn = (search: string): string | undefined => {
  const company = new URLSearchParams(search).get('company_code');
  return isId(company) ? company : undefined;
};
