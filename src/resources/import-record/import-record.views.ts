import BadgeOutlinedIcon from '@mui/icons-material/BadgeOutlined';
import BusinessOutlinedIcon from '@mui/icons-material/BusinessOutlined';
import EuroOutlinedIcon from '@mui/icons-material/EuroOutlined';
import FlagOutlinedIcon from '@mui/icons-material/FlagOutlined';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import PlaceOutlinedIcon from '@mui/icons-material/PlaceOutlined';
import ReceiptLongOutlinedIcon from '@mui/icons-material/ReceiptLongOutlined';
import UploadFileOutlinedIcon from '@mui/icons-material/UploadFileOutlined';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { ResourceViews } from '@/kit/registry/views';
import { imported } from './imported';

export const views: ResourceViews = {
  icon: UploadFileOutlinedIcon,
  icons: {
    Company: imported(BusinessOutlinedIcon),
    Location: imported(PlaceOutlinedIcon),
    BoUser: imported(BadgeOutlinedIcon),
    Customer: imported(PeopleAltOutlinedIcon),
    Target: imported(FlagOutlinedIcon),
    Order: imported(ReceiptLongOutlinedIcon),
    Turnover: imported(EuroOutlinedIcon),
  },
  list: lazyComponent(
    () => withWords(['imports', 'resources.promotion.effect'], () => import('./ImportPage')),
    'ImportPage',
  ),
  openFiles: async (files, definitions) =>
    (await import('@/imports/panel/open-imports')).openImports(files, definitions),
  imports: lazyComponent(
    () =>
      withWords(
        ['imports', 'resources.promotion.effect'],
        () => import('@/imports/panel/ImportPanel'),
      ),
    'ImportPanel',
  ),
};
