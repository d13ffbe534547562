import { useEffect, useId } from 'react';
import { announce } from './announcer';

/** Announces `sentence` when it appears and when it changes; empty where there is nothing to say. */
export const useAnnounced = (sentence: string, isUrgent = false): void => {
  const about = useId();
  useEffect(() => {
    announce(sentence, { about, isUrgent });
    // A text that is gone before it is heard is no news.
    return () => announce('', { about });
  }, [sentence, about, isUrgent]);
};
