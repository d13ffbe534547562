import type { ReactNode } from 'react';
import { useQuestion } from '@/ui/hooks/useQuestion';
import type { Audience } from './audience-lists';
import { EmptyAudienceDialog } from './EmptyAudienceDialog';
import { useCountReach } from './useReach';

/**
 * Asks before a save for an audience that is known to reach nobody: `ask` resolves to whether to save, and `dialog`
 * must be rendered.
 */
export const useEmptyAudienceQuestion = (): {
  ask: (audience: Audience) => Promise<boolean>;
  dialog: ReactNode;
} => {
  const countReach = useCountReach();
  const question = useQuestion<Audience>();
  const ask = async (audience: Audience) => {
    if ((await countReach(audience))?.most !== 0) return true;
    return question.ask(audience);
  };
  return { ask, dialog: question.asked && <EmptyAudienceDialog onAnswer={question.answer} /> };
};
