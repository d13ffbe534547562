import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import GridViewOutlinedIcon from '@mui/icons-material/GridViewOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useListContext, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isId } from '@/core/id';
import { COMPANY, TILE } from '@/core/resource-names';
import { fillPath } from '@/core/routes';
import { textOrNumberOf } from '@/core/text';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { appLookOf } from '@/domain/preview/app-look';
import { AppLogo } from '@/domain/preview/AppScreen';
import links from '@/kit/links/quiet-links.module.css';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { AppSwatch } from './AppSwatch';

/** The list's apps as cards, each with its logo and a phone in its colours. */
export const AppCards = () => {
  const { data = [], isFetching } = useListContext();
  return (
    <Box
      component="ul"
      aria-busy={isFetching}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
        gap: 2,
        m: 0,
        p: { xs: 1.5, sm: 2 },
        listStyle: 'none',
      }}
    >
      {data.map((record, at) => (
        <AppCard key={record.id ?? at} record={record} />
      ))}
    </Box>
  );
};

const AppCard = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const look = appLookOf(record);
  const { list = '' } = useDefinition(TILE).routes;
  const tiles = isId(record.id) ? fillPath(list, { app_id: String(record.id) }) : null;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        minWidth: 0,
      }}
    >
      <AppSwatch look={look} />
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5, justifyContent: 'space-between' }}>
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 1.25 }}>
            <AppLogo source={look.logo} size={36} />
            <Typography
              variant="subtitle2"
              component="h2"
              sx={{ minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {tiles ? <Link to={tiles}>{look.name || String(record.id)}</Link> : look.name}
            </Typography>
          </Stack>
          <Typography
            variant="body2"
            component="div"
            color="text.secondary"
            className={links.quiet}
            sx={{ mt: 1, overflowWrap: 'anywhere' }}
          >
            <ReferenceName resource={COMPANY} code={textOrNumberOf(record.company_code)} />
          </Typography>
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1.5 }}>
          {tiles && (
            <Button
              size="small"
              variant="outlined"
              component={Link}
              to={tiles}
              startIcon={<GridViewOutlinedIcon />}
              aria-label={translate('resources.app.card.tiles_of', { name: look.name })}
            >
              {translate('resources.app.card.tiles')}
            </Button>
          )}
          <EditLink record={record} name={look.name} />
        </Stack>
      </Stack>
    </Box>
  );
};

const EditLink = ({ record, name }: { record: RaRecord; name: string }) => {
  const translate = useTranslate();
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const isAllowed = useCan(definition.access.edit);
  if (!isAllowed || !isId(record.id)) return null;
  return (
    <Button
      size="small"
      component={Link}
      to={addresses.record(record)}
      startIcon={<EditOutlinedIcon />}
      aria-label={translate('resources.app.card.edit_one', { name })}
    >
      {translate('resources.app.card.edit')}
    </Button>
  );
};
