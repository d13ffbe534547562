import { useState, type ReactNode } from 'react';
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
  const [answer, setAnswer] = useState<((isSaved: boolean) => void) | null>(null);
  const ask = async (audience: Audience) => {
    if ((await countReach(audience))?.most !== 0) return true;
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  };
  const say = (isSaved: boolean) => {
    answer?.(isSaved);
    setAnswer(null);
  };
  return { ask, dialog: answer && <EmptyAudienceDialog onAnswer={say} /> };
};
