import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from './lazy-component';
import { PartBoundary } from './PartBoundary';
import { PartProblem } from './PartProblem';

/**
 * A `lazyComponent` that fails in place, with a retry: for parts of a form, whose page holds typed values. For a page
 * or a dialog `lazyComponent` is enough: the page shows the failure.
 */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) => {
  const Part = lazyComponent(load, name);
  const Guarded = (props: Props & { waiting?: ReactNode }) => (
    <PartBoundary fallback={<PartProblem />}>
      <Part {...props} />
    </PartBoundary>
  );
  return Object.assign(Guarded, { load: Part.load, preload: Part.preload });
};
