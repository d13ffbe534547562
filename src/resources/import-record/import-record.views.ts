import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import { withImportWords } from '@/imports/words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';

export const views: ResourceViews = {
  icon: UploadFileOutlinedIcon,
  list: lazyComponent(() => withImportWords(() => import('./ImportPage')), 'ImportPage'),
  openFiles: async (files, definitions) =>
    (await import('@/imports/panel/open-imports')).openImports(files, definitions),
  imports: lazyComponent(
    () => withImportWords(() => import('@/imports/panel/ImportPanel')),
    'ImportPanel',
  ),
};
