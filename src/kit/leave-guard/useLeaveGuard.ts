import { useEffect } from 'react';
import { useBlocker, useEvent } from 'react-admin';
import { LOGOUT_PATH } from '@/core/account-paths';
import { isReloading } from '@/ui/browser/reload';
import { unsavedForms } from '@/providers/session/unsaved-forms';
import { answerTabs } from '@/providers/session/unsaved-tabs';
import { formPlaceOf, isStartedAnew } from '@/kit/links/drawer-address';

/** A form's answers at the moment it is about to be left. */
export type Unsaved = {
  /** Whether a logout, which removes drafts, or another copy in the same form loses anything. */
  isUnsaved: () => boolean;
  /** Whether a reload restores everything: a reload the user asked for is then not blocked. */
  isKept?: () => boolean;
  /** Whether leaving for another page loses anything: by default the same as a logout. */
  isLostByLeaving?: () => boolean;
};

/**
 * Blocks every way off the page while values would be lost: links, the back button, closing the tab.
 *
 * It checks at the moment of leaving. react-admin's own guard reads the state of react-hook-form instead, which counts
 * as submitted after a failed save, and then blocks nothing.
 */
export const useLeaveGuard = (unsaved: Unsaved) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      formPlaceOf(currentLocation) !== formPlaceOf(nextLocation) &&
      isAnythingLost(
        // The draft of a form is replaced by that of another copy, which opens at once.
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

/** A form may have a drawer over it: either of them blocks leaving the page. */
const isAnythingLost = (withDraft: boolean) =>
  withDraft ? unsavedForms.isAny() : [...lostByLeaving].some((ask) => ask());

const lostByLeaving = new Set<() => boolean>();
