import type { ActionConfirmation } from '@/kit/list/actions/record-action';
import { ActionReach } from './ActionReach';
import { RowAudienceQuestion } from './RowAudienceQuestion';

/** Asks before records that reach nobody are shown to their audience. */
export const confirmAudience: ActionConfirmation = { Row: RowAudienceQuestion, Bulk: ActionReach };
