import { useState } from 'react';
import { useAnnounced } from './useAnnounced';

/** Announces the progress of a job when it begins and at each quarter; `share` is between 0 and 1. */
export const useAnnouncedProgress = (sentence: string, share: number): void => {
  const quarter = Math.floor(share * 4);
  const [said, setSaid] = useState({ quarter, sentence });
  if (said.quarter !== quarter) setSaid({ quarter, sentence });
  useAnnounced(said.sentence);
};
