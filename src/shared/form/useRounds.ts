import { useState } from 'react';
import { useLocation } from 'react-admin';
import { useFormFrame } from '@/shared/record/form-frame';

/**
 * A form that has been saved is over. Whoever comes back to its address before the next page could be
 * shown (its code was still loading) would find that same form, which sends nothing any more: `round` is
 * the key by which they get a new one. A drawer does that by itself.
 */
export const useRounds = () => {
  const { key: visit } = useLocation();
  const { kind } = useFormFrame();
  const [round, setRound] = useState(0);
  const [endedAt, setEndedAt] = useState<string | null>(null);
  if (endedAt !== null && endedAt !== visit) {
    setEndedAt(null);
    setRound(round + 1);
  }
  return { round, end: () => setEndedAt(kind === 'page' ? (visit ?? '') : null) };
};
