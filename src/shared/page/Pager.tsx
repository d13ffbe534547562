import Box from '@mui/material/Box';
import { PageButtons } from './PageButtons';

type PagerProps = { page: number; pages: number; label: string; onTurn: (page: number) => void };

/** Turns the pages of rows that the console pages by itself; nothing where there is one. */
export const Pager = (props: PagerProps) =>
  props.pages < 2 ? null : (
    <Box sx={{ mt: 1.5 }}>
      <PageButtons {...props} />
    </Box>
  );
