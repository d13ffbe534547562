import { createElement, useEffect, useState, type ComponentType } from 'react';
import { ApiError } from '@/providers/api-error';
import { useAlerts } from '@/shared/alerts/useAlerts';

type LatePartProps<Props extends object> = {
  /** Fetches the part; the same function on every render. */
  load: () => Promise<ComponentType<Props>>;
  /** It is fetched once this is true, and stays. */
  isWanted: boolean;
  props: Props;
};

/**
 * A part of the frame whose code is fetched when it is first wanted. Where it cannot be fetched that is
 * said, and the page around it goes on: one that is `late` takes it down.
 */
export const LatePart = <Props extends object>({ load, isWanted, props }: LatePartProps<Props>) => {
  const alerts = useAlerts();
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isAwaited = true;
    load()
      .then((loaded) => isAwaited && setPart(() => loaded))
      .catch(() => isAwaited && alerts.failure(new ApiError('offline', 0)));
    return () => {
      isAwaited = false;
    };
  }, [load, isMissing, alerts]);
  return part && createElement(part, props);
};
