import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useId, type MouseEvent } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { mayVisit } from '@/core/landing';
import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Deferred } from '@/ui/lazy/Deferred';
import { useCreateOverForm } from '@/kit/record/create-over-form';
import { useDefinition, useViewsOf } from '@/kit/registry/definitions';
import { useMayCreate } from '@/kit/registry/may-create';
import { nextForm, useRelatedResources } from './related-resources';
import { useDependentCounts, type DependentCount } from './useDependentCounts';

type RelatedRecordsProps = {
  record: RaRecord;
  /** Whether records that only imports and the app create are counted too. */
  hasReadOnly?: boolean;
};

/**
 * The records that refer to `record`, counted by resource. Each count links to its list, and a button opens the form
 * for the next record over the page, so that the user sets up a record without leaving it.
 */
export const RelatedRecords = ({ record, hasReadOnly }: RelatedRecordsProps) => {
  const translate = useTranslate();
  const id = useId();
  const definition = useDefinition();
  const resources = useRelatedResources(definition, hasReadOnly);
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ py: 2 }}>
      <Typography id={id} variant="h2" sx={{ px: 2.5, mb: 1 }}>
        {translate('form.related.title')}
      </Typography>
      <Deferred waiting={<div style={{ height: resources.length * ROW_HEIGHT }} />}>
        <Rows record={record} resources={resources} />
      </Deferred>
    </Paper>
  );
};

type RowsProps = { record: RaRecord; resources: readonly ResourceDefinition[] };

const Rows = ({ record, resources }: RowsProps) => {
  const counts = useDependentCounts(useDefinition(), record, ({ resource }) =>
    resources.includes(resource),
  );
  const rows = counts.toSorted(
    (one, other) => resources.indexOf(one.resource) - resources.indexOf(other.resource),
  );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Row key={row.resource.name} {...row} />
      ))}
    </Box>
  );
};

const Row = (related: DependentCount) => {
  const { resource, to, isPending, count } = related;
  const translate = useTranslate();
  const { number } = useFormats();
  const { roles } = useCurrentUser();
  const Icon = useViewsOf()(resource.name)?.icon;
  const noun = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  const shown = count === undefined ? translate('form.related.unknown') : number(count);
  return (
    <Box component="li" sx={ROW}>
      {Icon && (
        <Box component="span" sx={ICON}>
          <Icon />
        </Box>
      )}
      <Typography variant="body2" component="span" sx={{ flex: 1, minWidth: 0 }}>
        {to !== null && mayVisit(roles, resource.access.list) ? <Link to={to}>{noun}</Link> : noun}
      </Typography>
      <Typography variant="body2" component="span" sx={COUNT}>
        {isPending ? <Skeleton width={24} /> : shown}
      </Typography>
      <AddNext {...related} />
    </Box>
  );
};

const AddNext = (related: DependentCount) => {
  const { resource } = related;
  const translate = useTranslate();
  const mayCreate = useMayCreate(resource);
  const openOverForm = useCreateOverForm(resource);
  const next = nextForm(related);
  if (next === null || !mayCreate) return <Box sx={{ width: 32 }} />;
  const noun = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  const label = translate('form.related.add', { noun });
  return (
    <Tooltip title={label}>
      <IconButton
        component={Link}
        to={next.to}
        size="small"
        aria-label={label}
        onClick={(event: MouseEvent) => {
          // With a modifier key, or without a drawer, the link opens the page.
          if (!openOverForm || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          openOverForm({ resource: resource.name, prefill: next.prefill, isSeries: true });
        }}
      >
        <AddIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
};

const ROW_HEIGHT = 36;
const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: ROW_HEIGHT,
  pl: 2.5,
  pr: 1.5,
};
const ICON = { display: 'flex', color: 'text.secondary', '& svg': { fontSize: 18 } };
const COUNT = { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' };
