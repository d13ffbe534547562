import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { DEFAULT_PAGE_SIZE } from '@/core/constants';
import { useCan } from '@/providers/use-session';
import { useDefinition } from '../definitions';
import { EmptyIllustration, FailureIllustration } from '../illustrations';
import { CreateButton } from './ListHead';
import { isNarrowed } from './useNarrowing';

/** The shape of the rows to come. */
export const ListSkeleton = ({ columns }: { columns: number }) => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('list.loading')} sx={{ p: 2 }}>
      {Array.from({ length: DEFAULT_PAGE_SIZE }, (_, row) => (
        <Stack key={row} direction="row" sx={{ gap: 3, height: 44, alignItems: 'center' }}>
          {Array.from({ length: Math.min(columns, 6) }, (__, cell) => (
            <Skeleton key={cell} sx={{ flex: cell === 1 ? 2 : 1 }} />
          ))}
        </Stack>
      ))}
    </Box>
  );
};

/** Nothing to show: because nothing is there yet, or because nothing matches. Either way with the way out. */
export const ListEmpty = () => {
  const translate = useTranslate();
  const { name, routes, access, drawer } = useDefinition();
  const { filterValues, setFilters } = useListContext();
  const mayCreate = useCan(access.create) && Boolean(routes.create ?? drawer);
  const title = translate(`resources.${name}.empty`, { _: translate('list.empty') });
  if (isNarrowed(filterValues)) {
    return (
      <ListMessage
        title={title}
        text={translate('list.no_match')}
        action={
          <Button variant="outlined" onClick={() => setFilters({}, {}, false)}>
            {translate('list.clear_filters')}
          </Button>
        }
      />
    );
  }
  return (
    <ListMessage
      title={title}
      text={translate(mayCreate ? 'list.create_first' : 'list.nothing_yet')}
      action={mayCreate && <CreateButton />}
    />
  );
};

/** The rows could not be read: that is said, and asked again on demand. */
export const ListFailure = () => {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  return (
    <ListMessage
      illustration={<FailureIllustration />}
      title={translate(error?.message ?? 'errors.general', { _: error?.message })}
      text={translate('list.failure')}
      action={
        <Button variant="contained" onClick={() => void refetch()}>
          {translate('list.retry')}
        </Button>
      }
    />
  );
};

const ListMessage = ({
  illustration = <EmptyIllustration />,
  title,
  text,
  action,
}: {
  illustration?: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}) => (
  <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 3, py: 8 }}>
    {illustration}
    <Typography variant="h2" sx={{ mt: 2 }}>
      {title}
    </Typography>
    <Typography color="text.secondary" sx={{ maxWidth: 420, mb: 2 }}>
      {text}
    </Typography>
    {action}
  </Stack>
);
