import { useEffect, useState } from 'react';
import { release, type LoadProblem } from '@/providers/http/release';

/** Why code did not come; null until that is known, and where it is not `asked`. */
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
