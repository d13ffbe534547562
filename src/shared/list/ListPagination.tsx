import Box from '@mui/material/Box';
import { loadOnce } from '@/core/load-once';
import { LazyPart } from '@/shared/lazy/LazyPart';

/** What turns the pages of a list, fetched after its rows: its room is kept. `of` as in `PageControls`. */
export const ListPagination = ({ of }: { of?: string }) => (
  <Box sx={{ minHeight: { xs: 48, sm: 52 } }}>
    <LazyPart load={loadControls} isWanted props={{ of }} />
  </Box>
);

const loadControls = loadOnce(async () => (await import('./PageControls')).PageControls);
