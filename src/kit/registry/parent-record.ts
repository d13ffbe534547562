import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import { representationOf, type ResourceDefinition } from '@/core/resource';

/** The parent of the page's records, such as the app of tiles. */
export type Parent = { record: RaRecord; definition: ResourceDefinition };

export const ParentContext = createContext<Parent | null>(null);

/** The record read by ParentProvider. @throws Error outside of it */
export const useParent = (): RaRecord => {
  const parent = useContext(ParentContext);
  if (!parent) throw new Error('useParent needs a ParentProvider');
  return parent.record;
};

/** The name of the parent; undefined outside ParentProvider. */
export const useParentName = (): string | undefined => {
  const parent = useContext(ParentContext);
  return parent ? representationOf(parent.definition, parent.record) : undefined;
};
