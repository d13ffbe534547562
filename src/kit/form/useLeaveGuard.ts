import { useEffect } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { isReloading } from '@/ui/browser/reload';
import { answerOtherTabs } from '@/providers/session/unsaved-tabs';
import { formPlaceOf } from '@/kit/links/drawer-address';

/**
 * Blocks every way off the page while `isUnsaved()`: links, the back button, closing the tab.
 *
 * `isUnsaved` is asked at the moment of leaving. react-admin's own guard reads the state of react-hook-form
 * instead, which counts as submitted after a failed save, and blocks nothing then.
 */
export const useLeaveGuard = (isUnsaved: () => boolean, isKept?: () => boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      formPlaceOf(currentLocation) !== formPlaceOf(nextLocation) && isAnyUnsaved(),
  );
  useUnsaved(isUnsaved, isKept);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
};

/**
 * Registers what would be lost with the page: asks before the tab is closed, and answers other tabs that are about to
 * log out.
 *
 * @param isKept whether all of it comes back after a reload: one that the reader asks for is not held back then.
 */
export const useUnsaved = (isUnsaved: () => boolean, isKept = () => false): void => {
  const ask = useEvent(isUnsaved);
  const askKept = useEvent(isKept);
  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => {
      if (isReloading() && askKept()) return;
      if (ask()) event.preventDefault();
    };
    const stopAnswering = answerOtherTabs(ask);
    standing.add(ask);
    window.addEventListener('beforeunload', holdBack);
    return () => {
      stopAnswering();
      standing.delete(ask);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [ask, askKept]);
};

/** A form may have a drawer over it: the page's way out is held back for either of them. */
const isAnyUnsaved = () => [...standing].some((isUnsaved) => isUnsaved());

const standing = new Set<() => boolean>();
