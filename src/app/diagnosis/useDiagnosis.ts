import { useEffect } from 'react';
import { getConfig } from '@/providers/http/config';
import { useCurrentUser } from '@/providers/session/use-session';

/** Whether the current user may see how answers differ from the wire format: admins, unless the configuration says no. */
export const useHasDiagnosis = (): boolean => {
  const { roles } = useCurrentUser();
  return roles.includes('admin') && getConfig().backendCheck !== false;
};

/** Compares answers with the wire format, for users who may see the result; its code is fetched for them alone. */
export const useDiagnosis = (): void => {
  const isOn = useHasDiagnosis();
  useEffect(() => {
    if (!isOn) return undefined;
    let isEnded = false;
    let end: (() => void) | undefined;
    const start = async () => {
      const { diagnosis } = await import('./diagnosis');
      if (isEnded) return;
      diagnosis.start();
      end = diagnosis.end;
    };
    // Without it the console works all the same: a missing release is told by what the user asks for.
    start().catch(() => undefined);
    return () => {
      isEnded = true;
      end?.();
    };
  }, [isOn]);
};
