import { useEffect } from 'react';
import { announce } from './announcer';

/** Announces that something is loading if that takes long: after a short wait its result is announced soon enough. */
export const useAnnouncedWait = (sentence: string): void => {
  useEffect(() => {
    const timer = setTimeout(() => announce(sentence), LONG_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
};

/** The shortest wait that is announced. */
const LONG_MS = 2_000;
