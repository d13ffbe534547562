import { useEffect } from 'react';
import { announce } from './announcer';

/** Announces that something is loading where it takes long: a short wait is heard by what follows it. */
export const useAnnouncedWait = (sentence: string): void => {
  useEffect(() => {
    const timer = setTimeout(() => announce(sentence), LONG_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
};

/** A wait in milliseconds that is announced. */
const LONG_MS = 2_000;
