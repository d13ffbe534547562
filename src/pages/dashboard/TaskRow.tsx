import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { QueueTone } from '@/core/resource';
import { useViewsOf } from '@/kit/registry/definitions';
import { listLink } from '@/kit/links/list-link';
import { useFormats } from '@/ui/formats/useFormats';
import type { Task } from './contributions';
import { RetryButton } from './RetryButton';
import type { Count } from './useCounts';

type TaskRowProps = { task: Task; count: Count };

/** One task: its urgency, count and name, with a link to the list of its records. */
export const TaskRow = ({ task: { definition, item }, count }: TaskRowProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { value, coverage, isFailed, retry } = count;
  const text = translate(`resources.${definition.name}.queue.${item.name}`, {
    smart_count: value ?? 2,
  });
  if (isFailed || value === undefined) {
    return (
      <Box component="li" sx={ROW}>
        <Mark resource={definition.name} tone="neutral" />
        <Figure>–</Figure>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography color="text.secondary">{text}</Typography>
          <Typography role="alert" variant="caption" color="text.secondary">
            {translate('pages.dashboard.failure')}
          </Typography>
        </Box>
        <RetryButton what={text} onRetry={retry} />
      </Box>
    );
  }
  const to = listLink(definition, item.filter);
  return (
    <li>
      <Box {...(to === null ? { sx: ROW } : { component: LinkBase, to, sx: LINK })}>
        <Mark resource={definition.name} tone={item.tone} />
        <Figure>{number(value)}</Figure>{' '}
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {text}
          {coverage && coverage.read < coverage.total && (
            <Typography component="span" variant="caption" color="text.secondary" display="block">
              {translate('list.coverage', {
                read: number(coverage.read),
                total: number(coverage.total),
              })}
            </Typography>
          )}
        </Box>
        <ChevronRightIcon fontSize="small" sx={{ color: 'text.disabled' }} />
      </Box>
    </li>
  );
};

/** The resource's icon in the colour of the urgency. */
const Mark = ({ resource, tone }: { resource: string; tone: QueueTone | 'neutral' }) => {
  const Icon = useViewsOf()(resource)?.icon;
  return (
    <Box
      aria-hidden
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 32,
        height: 32,
        borderRadius: 1,
        bgcolor: `status.${tone}.tint`,
        color: `status.${tone}.text`,
        '& > svg': { fontSize: 18 },
      }}
    >
      {Icon && <Icon />}
    </Box>
  );
};

const Figure = ({ children }: { children: ReactNode }) => (
  <Typography
    component="span"
    variant="h2"
    sx={{ flex: 'none', minWidth: 40, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
  >
    {children}
  </Typography>
);

/** Height in pixels of two lines of text. */
export const ROW_HEIGHT = 60;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1.5, sm: 2 },
  minHeight: ROW_HEIGHT,
  px: 2.5,
  py: 1,
};

const LINK = {
  ...ROW,
  color: 'text.primary',
  textDecoration: 'none',
  typography: 'body1',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -2 },
};
