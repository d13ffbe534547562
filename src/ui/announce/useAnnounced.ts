import { useEffect, useId } from 'react';
import { announce } from './announcer';

/** Announces `sentence` when it appears and when it changes; empty where there is nothing to say. */
export const useAnnounced = (sentence: string, isUrgent = false): void => {
  const about = useId();
  useEffect(() => {
    announce(sentence, { about, isUrgent });
    // A text removed before it was announced needs no announcement.
    return () => void announce('', { about });
  }, [sentence, about, isUrgent]);
};
