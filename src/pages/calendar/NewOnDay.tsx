import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import type { Day } from './days';
import { KindIcon } from './KindIcon';
import { useNewItemAddress } from './useNewItemAddress';

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
  const { name } = definition;
  return (
    <Button
      component={Link}
      to={useNewItemAddress(definition, day)}
      startIcon={<KindIcon kind={name} />}
      sx={{ justifyContent: 'flex-start' }}
    >
      {translate(`resources.${name}.create`)}
    </Button>
  );
};
