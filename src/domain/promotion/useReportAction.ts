import LeaderboardOutlinedIcon from '@mui/icons-material/LeaderboardOutlined';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { COMPANY_REPORT } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import type { MoreAction } from '@/kit/save-bar/MoreMenu';
import { isUpcoming } from './change-effect';

/**
 * The link to the report of `promotion`, as an entry of a menu; null for one that has not begun, and for users who may
 * open no reports. Without a company in the address, the backend chooses one that the user sees.
 */
export const useReportAction = (promotion: RaRecord): (MoreAction & { to: string }) | null => {
  const label = useTranslate()('resources.promotion.report');
  const definition = useDefinition(COMPANY_REPORT);
  const mayOpen = useCan(definition.access.show);
  const { code } = promotion;
  const hasReport = mayOpen && isId(code) && !isUpcoming(promotion);
  const to = hasReport ? recordPath(definition, 'show', { promotion_code: code }) : null;
  return useMemo(
    () => (to === null ? null : { label, Icon: LeaderboardOutlinedIcon, to }),
    [to, label],
  );
};
