import { useState } from 'react';
import { useLocation, useNavigate, type RaRecord } from 'react-admin';
import { PROMOTION_REPORT } from '@/domain/promotion/promotion-steps';
import { isId } from '@/core/id';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { fromWire } from '@/providers/data/record-calls';
import { isUnseen } from '@/providers/http/unseen';
import { useDefinition } from '@/kit/registry/definitions';
import { useReport } from './useReport';

/**
 * Returns the report of the same company that `report` is compared with. The code of its promotion is in the address, so
 * that a link shows the same comparison and the way back undoes a choice; a code without a report of the company is
 * ignored.
 */
export const useOtherReport = (report: WireRecord) => {
  const definition = useDefinition(PROMOTION_REPORT);
  const { search } = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<RaRecord | null>(null);
  const code = useComparedCode(textOrNumberOf(report.promotion_code));
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
      const next = new URLSearchParams(search);
      if (other) next.set(PARAMETER, textOrNumberOf(other.promotion_code));
      else next.delete(PARAMETER);
      navigate({ search: next.size > 0 ? `?${next}` : '' });
    },
  };
};

/** The code in the address of the promotion that the one with the code `own` is compared with; null for none. */
export const useComparedCode = (own: string): string | null => {
  const asked = new URLSearchParams(useLocation().search).get(PARAMETER);
  return isId(asked) && asked !== own ? asked : null;
};

const PARAMETER = 'compare';
