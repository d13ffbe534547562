import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAppearance } from '@/providers/preferences/use-appearance';
import { useDocumentTitle } from './useDocumentTitle';

type PageHeadProps = {
  title: string;
  /** What names the tab where the title would not. */
  tabTitle?: string;
  /** Beside the title: how many records there are. */
  count?: string;
  /** Beside the title: the state of a record. */
  badge?: ReactNode;
  /** Under the title: one sentence. */
  subtitle?: ReactNode;
  /** The secondary actions, then the one primary. */
  actions?: ReactNode;
};

/** The head of every page of the console: its title, which also names the tab, and its actions. */
export const PageHead = ({
  title,
  tabTitle = title,
  count,
  badge,
  subtitle,
  actions,
}: PageHeadProps) => {
  useDocumentTitle(tabTitle);
  const { subheader } = useAppearance();
  const { mb, minHeight, variant } = SIZES[subheader.size];
  return (
    <Stack
      direction="row"
      sx={[
        { alignItems: 'center', flexWrap: 'wrap', gap: 2, mb, minHeight },
        subheader.sticky && inPlace,
      ]}
    >
      <Box sx={{ flex: '1 1 148px', minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
          <Typography variant={variant} component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {badge}
          {subheader.count && count !== undefined && (
            <Typography color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Typography>
          )}
        </Stack>
        {subheader.subtitle && subtitle && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {subtitle}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
};

const SIZES = {
  compact: { mb: 1.5, minHeight: 36, variant: 'h2' },
  normal: { mb: 3, minHeight: 40, variant: 'h1' },
  roomy: { mb: 4, minHeight: 56, variant: 'h4' },
} as const;

/** Under the header while the page scrolls; on a narrow window there is no room for both. */
const inPlace = {
  position: { md: 'sticky' },
  top: 'var(--header-height)',
  zIndex: 'mobileStepper',
  py: 1,
  mt: -1,
  bgcolor: 'background.default',
} as const;
