import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-admin';
import { isAtMoment, type ResourceDefinition } from '@/core/resource';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import { newItemStart, type Day } from './days';
import { KindIcon } from './KindIcon';

/** Links to the forms of new items that begin on `day`, a day that is not over. */
export const NewOnDay = ({ day }: { day: Day }) => {
  const translate = useTranslate();
  const { newKinds } = useCalendar();
  return (
    <Stack component="nav" aria-label={translate('pages.calendar.new_items')} sx={BELOW_ITEMS}>
      {newKinds.map((definition) => (
        <NewLink key={definition.name} definition={definition} day={day} />
      ))}
    </Stack>
  );
};

const BELOW_ITEMS = { borderTop: '1px solid', borderColor: 'divider', mt: 0.5, pt: 0.5 };

const NewLink = ({ definition, day }: { definition: ResourceDefinition; day: Day }) => {
  const translate = useTranslate();
  const { name, calendar } = definition;
  const { create } = useRecordAddresses(definition);
  if (!calendar) return null;
  const start = isAtMoment(calendar) ? newItemStart(day, new Date()) : day;
  return (
    <Button
      component={Link}
      to={create({ [calendar.fields[0]]: start })}
      startIcon={<KindIcon kind={name} />}
      sx={{ justifyContent: 'flex-start' }}
    >
      {translate(`resources.${name}.create`)}
    </Button>
  );
};
