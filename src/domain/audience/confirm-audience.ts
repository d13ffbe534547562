import type { ActionConfirmation } from '@/kit/list/actions/record-action';
import { ActionReach } from './ActionReach';
import { RowAudienceQuestion } from './RowAudienceQuestion';

/** Asks before an action shows records to an audience that reaches nobody. */
export const confirmAudience: ActionConfirmation = { Row: RowAudienceQuestion, Bulk: ActionReach };
