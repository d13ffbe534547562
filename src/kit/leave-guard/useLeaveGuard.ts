import { useEffect } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { LOGOUT_PATH } from '@/core/account-paths';
import { isReloading } from '@/ui/browser/reload';
import { unsavedForms } from '@/providers/session/unsaved-forms';
import { answerTabs } from '@/providers/session/unsaved-tabs';
import { formPlaceOf, isStartedAnew } from '@/kit/links/drawer-address';

/** Callbacks that say, at the moment a form is left, whether its values would be lost. */
export type Unsaved = {
  /** Whether values would be lost by a logout, which removes drafts, or by opening another copy in the same form. */
  isUnsaved: () => boolean;
  /** Whether a reload would restore everything, so that one requested in the console is not blocked. */
  isKept?: () => boolean;
  /** Whether values would be lost by leaving for another page; by default the same as for a logout. */
  isLostByLeaving?: () => boolean;
};

/**
 * Blocks links, the back button and closing the tab while values would be lost.
 *
 * It checks at the moment of leaving. react-admin's own guard reads the state of react-hook-form instead, which counts
 * as submitted after a failed save, and then blocks nothing.
 */
export const useLeaveGuard = (unsaved: Unsaved) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      formPlaceOf(currentLocation) !== formPlaceOf(nextLocation) &&
      isAnythingLost(
        // Another copy replaces the form's draft at once.
        nextLocation.pathname === LOGOUT_PATH || isStartedAnew(currentLocation, nextLocation),
      ),
  );
  useUnsaved(unsaved);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
};

/**
 * Registers values that would be lost with the page: asks before the tab is closed, and answers a tab that is
 * about to log out.
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
    const stopAnswering = answerTabs(ask);
    const removeForm = unsavedForms.add(ask);
    lostByLeaving.add(askLeaving);
    window.addEventListener('beforeunload', holdBack);
    return () => {
      stopAnswering();
      removeForm();
      lostByLeaving.delete(askLeaving);
      window.removeEventListener('beforeunload', holdBack);
    };
  }, [ask, askKept, askLeaving]);
};

/** Checks all forms, because a form may have a drawer with another form over it. */
const isAnythingLost = (withDraft: boolean) =>
  withDraft ? unsavedForms.isAny() : [...lostByLeaving].some((ask) => ask());

const lostByLeaving = new Set<() => boolean>();
