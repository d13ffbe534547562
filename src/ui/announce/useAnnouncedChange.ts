import { useState } from 'react';
import { useAnnounced } from './useAnnounced';

/** Announces `sentence` when it changes, not the first one: a position that is moved. */
export const useAnnouncedChange = (sentence: string): void => {
  const [first] = useState(sentence);
  const [isChanged, setChanged] = useState(false);
  if (sentence !== first && !isChanged) setChanged(true);
  useAnnounced(isChanged ? sentence : '');
};
