import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type MarkedLabelProps = { isRequired: boolean; children: ReactNode };

/** A label with an asterisk where `isRequired`. The asterisk is drawn, so that the field's name stays its own. */
export const MarkedLabel = ({ isRequired, children }: MarkedLabelProps) => (
  <>
    {children}
    {isRequired && <Box component="span" aria-hidden sx={ASTERISK} />}
  </>
);

const ASTERISK = { '&::after': { content: '"\\2009*"', color: 'error.main' } };
