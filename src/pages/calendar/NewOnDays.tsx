import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCalendar } from './calendar-context';
import type { Period } from './days';
import { useCancelState } from './useFocusOnItem';
import { KindIcon } from './KindIcon';
import { useNewItemAddress } from './useNewItemAddress';

type NewOnDaysProps = {
  /** They are not over. */
  days: Period;
  /** At which those with a time start; undefined for that of any new item. */
  hour: number | undefined;
};

/** Links to the forms of new items of some days. */
export const NewOnDays = ({ days, hour }: NewOnDaysProps) => {
  const translate = useTranslate();
  const { newKinds } = useCalendar();
  return (
    <Stack component="nav" aria-label={translate('pages.calendar.new_items')} sx={BELOW_ITEMS}>
      {newKinds.map((definition) => (
        <NewLink key={definition.name} definition={definition} days={days} hour={hour} />
      ))}
    </Stack>
  );
};

const BELOW_ITEMS = { borderTop: '1px solid', borderColor: 'divider', mt: 0.5, pt: 0.5 };

type NewLinkProps = NewOnDaysProps & { definition: ResourceDefinition };

const NewLink = ({ definition, days, hour }: NewLinkProps) => {
  const translate = useTranslate();
  const { name } = definition;
  return (
    <Button
      component={Link}
      to={useNewItemAddress(definition, days, hour)}
      state={useCancelState()}
      startIcon={<KindIcon kind={name} />}
      sx={{ justifyContent: 'flex-start' }}
    >
      {translate(`resources.${name}.create`)}
    </Button>
  );
};
