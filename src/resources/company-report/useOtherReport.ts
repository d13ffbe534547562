import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import type { WireRecord } from '@/core/resource';
import { COMPANY_REPORT } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { fromWire } from '@/providers/data/record-calls';
import { isUnseen } from '@/providers/http/unseen';
import { useSearchParam } from '@/kit/links/useSearchParam';
import { useDefinition } from '@/kit/registry/definitions';
import { useReport } from './useReport';

/**
 * Returns the report of the same company that `report` is compared with. The code of its promotion is in the address, so
 * that a link shows the same comparison and the way back undoes a choice; a code without a report of the company is
 * ignored.
 */
export const useOtherReport = (report: WireRecord) => {
  const definition = useDefinition(COMPANY_REPORT);
  const [chosen, setChosen] = useState<RaRecord | null>(null);
  const [code, write] = useCompared(textOrNumberOf(report.promotion_code));
  // The picker has read the report it offers.
  const known = code !== null && textOrNumberOf(chosen?.promotion_code) === code ? chosen : null;
  const company = textOrNumberOf(report.company_code) || undefined;
  const query = useReport(code ?? '', company, code !== null && known === null);
  return {
    other: known ?? (code !== null && query.data ? fromWire(definition, query.data) : null),
    query:
      query.isLoading || (known === null && query.isError && !isUnseen(query.error))
        ? query
        : undefined,
    choose: (other: RaRecord | null) => {
      setChosen(other);
      write(other && textOrNumberOf(other.promotion_code));
    },
  };
};

/** The code in the address of the promotion that the one with the code `own` is compared with; null for none. */
export const useComparedCode = (own: string): string | null => useCompared(own)[0];

const useCompared = (own: string) => {
  const [asked, write] = useSearchParam('compare');
  return [isId(asked) && asked !== own ? asked : null, write] as const;
};
