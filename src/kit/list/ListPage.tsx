import { useCan } from '@/providers/session/use-session';
import type { ListFilter, PageOfRow, SubjectOfRow } from '@/kit/fields/column';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ParentProvider } from '@/kit/record/ParentProvider';
import { useDefinition } from '@/kit/registry/definitions';
import type { LazyPanel } from '@/kit/registry/views';
import { hasDrawer, type ResourceDefinition } from '@/core/resource';
import { ResourceList, type ResourceListProps } from './ResourceList';
import { useFilters } from './filters/useFilters';

/** The list of a resource, apart from the filters and forms that its definition describes. */
export type ListDescription = Omit<ResourceListProps, 'filters' | 'opens'> & {
  /** The target of a row that is not a record of the list's resource. */
  opens?: SubjectOfRow | PageOfRow;
  /** Filters that replace or complete those of the definition's references and values. */
  filters?: readonly ListFilter[];
  /** The panel a row opens over the list, for users who may not edit. */
  Panel?: LazyPanel;
};

/** Loaded separately, because the rows come first. */
const FormDrawer = lazyComponent(() => import('@/kit/drawer/FormDrawer'), 'FormDrawer');
const RecordPanel = lazyComponent(() => import('@/kit/drawer/RecordPanel'), 'RecordPanel');

const NO_FILTERS: readonly ListFilter[] = [];

/** The page of a list, with its parent if it has one and with the drawer or panel that its rows open. */
export const ListPage = ({ list }: { list: ListDescription }) => {
  const { parents } = useDefinition();
  const page = <ListWithDrawers list={list} />;
  return parents ? <ParentProvider>{page}</ParentProvider> : page;
};

const ListWithDrawers = ({ list }: { list: ListDescription }) => {
  const { filters = NO_FILTERS, opens, Panel, ...props } = list;
  const definition = useDefinition();
  const mayEdit = useCan(definition.access.edit);
  const offered = useFilters(filters);
  return (
    <>
      <ResourceList
        {...props}
        filters={offered}
        opens={opens ?? (Panel && !mayEdit ? 'panel' : openedBy(definition, mayEdit))}
      />
      {hasDrawer(definition) && <FormDrawer />}
      {Panel && <RecordPanel Panel={Panel} />}
    </>
  );
};

/** A row opens the record's form for users who may edit, or its page, or nothing. */
const openedBy = (definition: ResourceDefinition, mayEdit: boolean) => {
  const { routes } = definition;
  const hasForm = hasDrawer(definition) || routes.edit !== undefined;
  if (hasForm && (mayEdit || !routes.show)) return 'edit';
  return routes.show ? 'show' : false;
};
