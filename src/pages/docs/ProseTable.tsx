import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type ProseTableProps = { name: string; children: ReactNode };

/** A table at its natural width in a scrolling frame; both have the accessible name `name`. */
export const ProseTable = ({ name, children }: ProseTableProps) => (
  <Box
    role="group"
    aria-label={name}
    // Without a tab stop, keyboard users could not scroll to its last column on a phone.
    tabIndex={0}
    sx={FRAME}
  >
    <table aria-label={name}>{children}</table>
  </Box>
);

const FRAME = {
  my: 3,
  overflowX: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& table': { width: '100%', borderCollapse: 'collapse', typography: 'body2' },
  '& th, & td': { px: 2, py: 1, textAlign: 'left', verticalAlign: 'top' },
  '& th': { fontWeight: 500, color: 'text.secondary', bgcolor: 'surface.sunken' },
  '& td': { borderTop: 1, borderColor: 'divider' },
};
