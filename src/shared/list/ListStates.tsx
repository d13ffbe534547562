import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useListContext } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { DEFAULT_PAGE_SIZE } from '@/core/constants';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/shared/registry/definitions';
import { FailureIllustration } from '@/shared/illustrations/illustrations';
import { StateMessage } from '../page/StateMessage';
import { CreateButton } from './ListHead';
import { isFiltered } from '@/core/is-filtered';

/** The shape of the rows to come: under a head, as high as they will be; on a phone cards. */
export const ListSkeleton = ({ columns }: { columns: number }) => {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('list.loading')} data-page-loading>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, height: 44, bgcolor: 'surface.sunken' }} />
      {Array.from({ length: DEFAULT_PAGE_SIZE }, (_, row) => (
        <Box key={row} sx={{ borderBottom: 1, borderColor: 'divider', px: 2 }}>
          <Stack direction="row" sx={ROW_TO_COME}>
            {Array.from({ length: columns }, (__, cell) => (
              <Skeleton key={cell} sx={{ flex: 1 }} />
            ))}
          </Stack>
          <Stack sx={CARD_TO_COME}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton width="70%" />
          </Stack>
        </Box>
      ))}
    </Box>
  );
};

const ROW_TO_COME = {
  display: { xs: 'none', sm: 'flex' },
  gap: 3,
  height: 43,
  alignItems: 'center',
};
const CARD_TO_COME = { display: { sm: 'none' }, gap: 1, py: 2 };

/** Nothing to show: because nothing is there yet, or because nothing matches. Either way with the way out. */
export const ListEmpty = () => {
  const translate = useTranslate();
  const { name, routes, access, drawer } = useDefinition();
  const { filterValues, setFilters } = useListContext();
  const mayCreate = useCan(access.create) && Boolean(routes.create ?? drawer);
  const title = translate(`resources.${name}.empty`, { _: translate('list.empty') });
  if (isFiltered(filterValues)) {
    return (
      <StateMessage
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
    <StateMessage
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
    <StateMessage
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
