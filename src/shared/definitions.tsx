import { createContext, useContext, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';

type Definitions = ReadonlyMap<string, ResourceDefinition>;

const DefinitionsContext = createContext<Definitions>(new Map());

/** Makes the registry's resources known by name below, so that a feature needs to import no other. */
export const DefinitionsProvider = ({
  resources,
  children,
}: {
  resources: readonly ResourceDefinition[];
  children: ReactNode;
}) => (
  <DefinitionsContext.Provider value={new Map(resources.map((entry) => [entry.name, entry]))}>
    {children}
  </DefinitionsContext.Provider>
);

/**
 * The definition of the resource called `name`, by default of the page's own.
 *
 * @throws Error where the registry holds none of that name.
 */
export const useDefinition = (name?: string): ResourceDefinition => {
  const own = useResourceContext();
  const wanted = name ?? own ?? '';
  const definition = useContext(DefinitionsContext).get(wanted);
  if (!definition) throw new Error(`No resource is called '${wanted}': is it in the registry?`);
  return definition;
};
