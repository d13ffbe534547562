import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import type { ResourceViews } from './views';

type ViewsOf = (name: string) => ResourceViews | undefined;
type Definitions = ReadonlyMap<string, ResourceDefinition>;
type Registry = { definitions: Definitions; viewsOf: ViewsOf };

const NO_VIEWS: ViewsOf = () => undefined;
const RegistryContext = createContext<Registry>({ definitions: new Map(), viewsOf: NO_VIEWS });

/** Provides the registry's resources and their views by name, so that features need not import each other. */
export const DefinitionsProvider = ({
  resources,
  viewsOf = NO_VIEWS,
  children,
}: {
  resources: readonly ResourceDefinition[];
  viewsOf?: ViewsOf;
  children: ReactNode;
}) => {
  const registry = useMemo(
    () => ({ definitions: new Map(resources.map((entry) => [entry.name, entry])), viewsOf }),
    [resources, viewsOf],
  );
  return <RegistryContext value={registry}>{children}</RegistryContext>;
};

/**
 * The definition of the resource `name`, by default of the page's own.
 *
 * @throws Error if the registry has no such resource
 */
export const useDefinition = (name?: string): ResourceDefinition => {
  const own = useResourceContext();
  const wanted = name ?? own ?? '';
  const definition = useDefinitions().get(wanted);
  if (!definition) throw new Error(`The registry has no resource '${wanted}'`);
  return definition;
};

/** The definitions of all resources by name, for features that combine several resources. */
export const useDefinitions = (): Definitions => useContext(RegistryContext).definitions;

/** Returns a function for a resource's icon and views by its name; undefined if it has none. */
export const useViewsOf = (): ViewsOf => useContext(RegistryContext).viewsOf;
