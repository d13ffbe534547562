import { useEffect } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { formPlaceOf } from '@/shared/links/drawer-address';

/**
 * Holds back every way off the page while `isUnsaved()`: links, the back button, closing the tab.
 *
 * It asks at the moment of leaving. react-admin's own guard looks at the form's state instead, which
 * after a failed save counts as submitted, and lets the reader go without a word.
 */
export const useLeaveGuard = (isUnsaved: () => boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      formPlaceOf(currentLocation) !== formPlaceOf(nextLocation) && isUnsaved(),
  );
  const holdBack = useEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    standing.add(holdBack);
    window.addEventListener('beforeunload', holdBack);
    return () => {
      standing.delete(holdBack);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [holdBack]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
};

/** Whether there is a guard on the page, which may want to hold its reader back. */
export const isGuarded = (): boolean => standing.size > 0;

const standing = new Set<unknown>();
