import { RecordDrawer } from '@/shared/drawer/RecordDrawer';
import { FormSkeleton } from '@/shared/record/FormSkeleton';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { SortSelect } from '@/shared/list/SortSelect';
import { AppCards } from './AppCards';

const AppForm = lazyComponent(() => import('./AppForm'), 'AppForm');

/** Columns of the export, and what the cards are sorted by. */
const COLUMNS: Column[] = [
  { source: 'app_name', isTitle: true },
  { source: 'company_code' },
  { source: 'primary_color', sortBy: false },
  { source: 'secondary_color', sortBy: false },
  { source: 'background_color', sortBy: false },
  { source: 'text_color', sortBy: false },
];

const FILTERS: ListFilter[] = [{ source: 'company_code', resource: 'company' }];

export const AppList = () => (
  <>
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      tools={<SortSelect columns={COLUMNS} />}
      gallery={<AppCards />}
    />
    <RecordDrawer>
      <AppForm waiting={<FormSkeleton />} />
    </RecordDrawer>
  </>
);
