import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useResourceContext } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import type { ResourceViews } from './views';

type ViewsOf = (name: string) => ResourceViews | undefined;
type Definitions = ReadonlyMap<string, ResourceDefinition>;
type Registry = { definitions: Definitions; viewsOf: ViewsOf };

const NO_VIEWS: ViewsOf = () => undefined;
const RegistryContext = createContext<Registry>({ definitions: new Map(), viewsOf: NO_VIEWS });

/**
 * Makes the registry's resources, and what they show, known by name below, so that a feature needs to
 * import no other.
 */
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
 * The definition of the resource called `name`, by default of the page's own.
 *
 * @throws Error where the registry holds none of that name.
 */
export const useDefinition = (name?: string): ResourceDefinition => {
  const own = useResourceContext();
  const wanted = name ?? own ?? '';
  const definition = useDefinitions().get(wanted);
  if (!definition) throw new Error(`No resource is called '${wanted}': is it in the registry?`);
  return definition;
};

/** The definitions of all resources by name, for what is made of what several of them contribute. */
export const useDefinitions = (): Definitions => useContext(RegistryContext).definitions;

/** Tells the icon and the views of a resource by its name; undefined while it has none. */
export const useViewsOf = (): ViewsOf => useContext(RegistryContext).viewsOf;
