import { useEffect, useState } from 'react';
import { release, type LoadProblem } from '@/providers/http/release';

/** The reason why code failed to load; null until it is known, and while `isAsked` is false. */
export const useLoadProblem = (isAsked = true): LoadProblem | null => {
  const [problem, setProblem] = useState<LoadProblem | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isHere = true;
    void release.check().then((found) => isHere && setProblem(found));
    return () => {
      isHere = false;
    };
  }, [isAsked]);
  return problem;
};
