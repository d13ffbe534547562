import { useEffect } from 'react';
import { loadOnce } from '@/core/load-once';
import { whenIdle } from '@/ui/browser/when-idle';
import { discardEarlyAnswers } from '@/providers/http/answers';
import { getConfig } from '@/providers/http/config';
import { useCurrentUser } from '@/providers/session/use-session';
import { useIsSettled } from '../useIsSettled';

/**
 * Whether the current user may see how answers differ from the wire format: admins, unless the configuration says no.
 */
export const useHasDiagnosis = (): boolean => {
  const { roles } = useCurrentUser();
  return roles.includes('admin') && getConfig().backendCheck !== false;
};

/** Compares answers with the wire format, for users who may see the result; its code is fetched for them alone. */
export const useDiagnosis = (): void => {
  const { id } = useCurrentUser();
  const isOn = useHasDiagnosis();
  // The first page comes before the code that compares.
  const isLoaded = loadDiagnosis.loaded() !== undefined;
  const isSettled = useIsSettled(isOn && !isLoaded);
  const mayStart = isLoaded || isSettled;
  useEffect(() => {
    if (!isOn) {
      discardEarlyAnswers();
      return loadDiagnosis.loaded()?.end();
    }
    if (!mayStart) return undefined;
    const start = () =>
      loadDiagnosis().then(
        (diagnosis) => diagnosis.start(id),
        // Nothing is compared then. If the release is gone, the next page that is opened says so.
        () => undefined,
      );
    return whenIdle(() => void start(), STARTED_WITHIN_MS);
  }, [isOn, id, mayStart]);
};

const STARTED_WITHIN_MS = 1_000;

const loadDiagnosis = loadOnce(async () => (await import('./diagnosis')).diagnosis);
