import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link, useTranslate } from 'react-admin';
import { can } from '@/core/permissions';
import { useCurrentUser } from '@/providers/use-session';
import { useDefinition } from '@/shared/definitions';
import { listLink } from '@/shared/list/list-link';
import { useFormats } from '@/shared/useFormats';
import { useCounts, type Filter } from './useCounts';

type CountedFigure = {
  name: 'total' | 'deactivated' | 'sync_failure';
  filter: Filter;
  /** Any of these is one too many. */
  isTrouble?: boolean;
};

export type CountCardProps = { resource: string; figures: readonly CountedFigure[] };

/** How many records of a resource there are, and of those somebody may want to look at; none without the list's permission. */
export const CountCard = (props: CountCardProps) => {
  const { access } = useDefinition(props.resource);
  const { roles } = useCurrentUser();
  if (!access.list || !can(roles, access.list)) return null;
  return <Counts {...props} />;
};

const Counts = ({ resource, figures }: CountCardProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { counts, isFailed, retry } = useCounts(
    resource,
    figures.map(({ filter }) => filter),
  );
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={titleId}
      sx={{ p: 2.5, minWidth: 0, flex: `${figures.length} 1 ${figures.length * 128}px` }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {translate(`resources.${resource}.name`, { smart_count: 2 })}
      </Typography>
      {isFailed ? (
        <Failure retry={retry} />
      ) : (
        <Stack
          component="dl"
          direction="row"
          sx={{ m: 0, columnGap: 3, rowGap: 2, flexWrap: 'wrap' }}
        >
          {figures.map((figure, at) => (
            <Figure key={figure.name} resource={resource} figure={figure} count={counts[at]} />
          ))}
        </Stack>
      )}
    </Paper>
  );
};

type FigureProps = { resource: string; figure: CountedFigure; count: number | undefined };

const Figure = ({ resource, figure: { name, filter, isTrouble }, count }: FigureProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const definition = useDefinition(resource);
  const label = translate(`pages.dashboard.figures.${name}`);
  const color = isTrouble && count ? 'status.error.text' : 'text.primary';
  return (
    <Box
      sx={{
        flex: '1 0 88px',
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
        {count === undefined ? (
          <Skeleton width={72} aria-label={translate('list.loading')} />
        ) : (
          <Link
            to={listLink(definition, filter)}
            underline="hover"
            aria-label={`${label}: ${number(count)}`}
            sx={{ color }}
          >
            {number(count)}
          </Link>
        )}
      </Typography>
    </Box>
  );
};

const Failure = ({ retry }: { retry: () => void }) => {
  const translate = useTranslate();
  return (
    <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
      <Typography role="alert" variant="body2" color="text.secondary">
        {translate('pages.dashboard.failure')}
      </Typography>
      <Button variant="outlined" size="small" onClick={retry}>
        {translate('pages.dashboard.retry')}
      </Button>
    </Stack>
  );
};
