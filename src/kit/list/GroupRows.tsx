import FilterAltOutlinedIcon from '@mui/icons-material/FilterAltOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';

type GroupRowsProps = {
  /** The code or month of the group. */
  code: string;
  onShow: (code: string) => void;
  children: ReactNode;
};

/** The name of a group in the summary of a list, with a button that filters the list by the group. */
export const GroupRows = ({ code, onShow, children }: GroupRowsProps) => {
  const label = useTranslate()('list.grouping.rows');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box sx={NAME}>{children}</Box>
      {code && (
        <IconButton
          size="small"
          title={label}
          aria-label={`${label}: ${code}`}
          onClick={() => onShow(code)}
          sx={{ my: -0.5, displayPrint: 'none' }}
        >
          <FilterAltOutlinedIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

/** Breaks lines between words, and within a word only if it is longer than a line. */
const NAME = { minWidth: 0, wordBreak: 'normal', overflowWrap: 'anywhere' } as const;
