import { useEffect } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { LOGOUT_PATH } from '@/core/entry';
import { isReloading } from '@/ui/browser/reload';
import { answerOtherTabs } from '@/providers/session/unsaved-tabs';
import { formPlaceOf } from '@/kit/links/drawer-address';

/** What a form says of itself when it is about to be left; asked at that moment. */
export type Unsaved = {
  /** Whether a logout loses anything: it takes the drafts along. */
  isUnsaved: () => boolean;
  /** Whether all of it comes back after a reload: one that the reader asks for is not held back then. */
  isKept?: () => boolean;
  /** Whether another page loses anything: by default what a logout does. */
  isLostByLeaving?: () => boolean;
};

/**
 * Blocks every way off the page while something would be lost: links, the back button, closing the tab.
 *
 * It is asked at the moment of leaving. react-admin's own guard reads the state of react-hook-form instead, which counts
 * as submitted after a failed save, and blocks nothing then.
 */
export const useLeaveGuard = (unsaved: Unsaved) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      formPlaceOf(currentLocation) !== formPlaceOf(nextLocation) &&
      isAnythingLost(nextLocation.pathname === LOGOUT_PATH),
  );
  useUnsaved(unsaved);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
};

/**
 * Registers what would be lost with the page: asks before the tab is closed, and answers other tabs that are about to
 * log out.
 */
export const useUnsaved = ({ isUnsaved, isKept, isLostByLeaving }: Unsaved): void => {
  const ask = useEvent(isUnsaved);
  const askKept = useEvent(isKept ?? (() => false));
  const askLeaving = useEvent(isLostByLeaving ?? isUnsaved);
  useEffect(() => {
    const holdBack = (event: BeforeUnloadEvent) => {
      if (isReloading() && askKept()) return;
      if (askLeaving()) event.preventDefault();
    };
    const stopAnswering = answerOtherTabs(ask);
    const form = { ask, askLeaving };
    standing.add(form);
    window.addEventListener('beforeunload', holdBack);
    return () => {
      stopAnswering();
      standing.delete(form);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [ask, askKept, askLeaving]);
};

/** A form may have a drawer over it: the page's way out is held back for either of them. */
const isAnythingLost = (byLogout: boolean) =>
  [...standing].some(({ ask, askLeaving }) => (byLogout ? ask() : askLeaving()));

const standing = new Set<{ ask: () => boolean; askLeaving: () => boolean }>();
