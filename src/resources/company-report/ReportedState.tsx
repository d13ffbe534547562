import type { WireRecord } from '@/core/resource';
import { PROMOTION } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { FixedValue } from '@/kit/fields/FixedValue';
import { StateValue } from '@/kit/fields/StateValue';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The state of a report's promotion today: a report only says active or concluded; the promotion's own state also says
 * upcoming, over or incomplete.
 */
export const ReportedState = ({ report }: { report: WireRecord }) => {
  const code = textOrNumberOf(report.promotion_code);
  const promotion = useReference(useDefinition(PROMOTION), code)?.record;
  const isOpen = report.status === 'active' && promotion?.status === 'active';
  if (!isOpen) return <FixedValue field="status" value={report.status} />;
  return <StateValue resource={PROMOTION} field="state" record={promotion} />;
};
