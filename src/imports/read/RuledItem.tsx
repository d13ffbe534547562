import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type RuledItemProps = {
  /** Whether it waits for an answer of the user. */
  isAsking: boolean;
  text: ReactNode;
  /** The id of its text, which its buttons refer to. */
  textId?: string;
  /** Its buttons. */
  children: ReactNode;
};

/** An item of a list of findings about a file: a text with its buttons, below a rule. */
export const RuledItem = ({ isAsking, text, textId, children }: RuledItemProps) => (
  <Stack
    component="li"
    direction="row"
    data-asks={isAsking ? true : undefined}
    sx={{
      columnGap: 1,
      rowGap: 0.5,
      flexWrap: 'wrap',
      alignItems: 'center',
      pt: 1,
      mt: 1,
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography id={textId} variant="body2">
        {text}
      </Typography>
    </Box>
    {children}
  </Stack>
);
