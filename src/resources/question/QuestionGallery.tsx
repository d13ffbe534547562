import Skeleton from '@mui/material/Skeleton';
import { useParent } from '@/kit/registry/parent-record';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const QuestionBoard = lazyComponent(() => import('@/domain/survey/QuestionBoard'), 'QuestionBoard');

/** The questions of the survey in the address, in order, beside their preview. */
export const QuestionGallery = () => (
  <QuestionBoard
    survey={useParent()}
    waiting={<Skeleton variant="rounded" height={240} sx={{ m: 2 }} />}
  />
);
