import { useEffect } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { formPlaceOf } from '@/shared/links/drawer-address';

/**
 * Blocks every way off the page while `isUnsaved()`: links, the back button, closing the tab.
 *
 * `isUnsaved` is asked at the moment of leaving. react-admin's own guard reads the state of react-hook-form
 * instead, which counts as submitted after a failed save, and blocks nothing then.
 */
export const useLeaveGuard = (isUnsaved: () => boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      formPlaceOf(currentLocation) !== formPlaceOf(nextLocation) && isUnsaved(),
  );
  const warn = useEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    mountedGuards.add(warn);
    window.addEventListener('beforeunload', warn);
    return () => {
      mountedGuards.delete(warn);
      window.removeEventListener('beforeunload', warn);
    };
  }, [warn]);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
};

/** Whether a guard is mounted, which may block the next navigation. */
export const isGuarded = (): boolean => mountedGuards.size > 0;

const mountedGuards = new Set<unknown>();
