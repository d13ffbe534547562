import { createElement, type ComponentType } from 'react';
import type { LoadOnce } from '@/core/load-once';
import { ApiError } from '@/providers/http/api-error';
import { release } from '@/providers/http/release';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { useLoading } from './lazy-component';

type LazyPartProps<Props extends object> = {
  /** Loads the part. */
  load: LoadOnce<ComponentType<Props>>;
  /** The part is loaded when this becomes true, and stays. */
  isWanted: boolean;
  /** Resets `isWanted`, so that the next press loads the part again. */
  onFailure?: () => void;
  props: Props;
};

/**
 * A part of the frame whose code is loaded when first wanted. A failure shows an alert and leaves the page in place,
 * whereas a failing `lazyComponent` replaces its page.
 */
export const LazyPart = <Props extends object>({
  load,
  isWanted,
  onFailure,
  props,
}: LazyPartProps<Props>) => {
  const alerts = useAlerts();
  const part = useLoading(load, isWanted, async () => {
    onFailure?.();
    const problem = await release.check();
    // For a new release the console shows a notice of its own.
    if (problem === 'offline') alerts.failure(new ApiError('offline', 0));
    if (problem === 'broken') alerts.error('query_card.failure');
  });
  return part ? createElement(part, props) : null;
};
