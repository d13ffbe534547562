import { useEffect, useRef } from 'react';
import { announce } from './announcer';

/**
 * Announces `sentence` when it changes, but not the first one: the new position of a moved item.
 *
 * @param subject what the sentence is about, if it may also change for another reason, such as the language: it is
 *   announced when the subject changes
 */
export const useAnnouncedChange = (sentence: string, subject = sentence): void => {
  const last = useRef(subject);
  useEffect(() => {
    if (last.current !== subject) announce(sentence, { about: last });
    last.current = subject;
  }, [sentence, subject]);
  // A text removed before it was announced needs no announcement.
  useEffect(() => () => void announce('', { about: last }), []);
};
