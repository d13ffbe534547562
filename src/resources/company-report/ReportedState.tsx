import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { FixedValue } from '@/kit/fields/FixedValue';
import { StateValue } from '@/kit/fields/StateValue';
import { PROMOTION } from '@/domain/promotion/promotion-steps';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * How the promotion of a report stands today: a report tells active or concluded alone, its promotion whether it is
 * still to come, over or incomplete.
 */
export const ReportedState = ({ report }: { report: WireRecord }) => {
  const code = textOrNumberOf(report.promotion_code);
  const promotion = useReference(useDefinition(PROMOTION), code)?.record;
  const isOpen = report.status === 'active' && promotion?.status === 'active';
  if (!isOpen) return <FixedValue field="status" value={report.status} />;
  return <StateValue resource={PROMOTION} field="state" record={promotion} />;
};
