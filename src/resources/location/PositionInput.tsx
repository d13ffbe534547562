import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBlank } from '@/core/validators';
import { lazyPart } from '@/ui/lazy/lazy-part';
import { CHOSEN } from '@/kit/form-state/chosen';
import { CoordinateInput } from './CoordinateInput';
import { readCoordinate, type Point } from './coordinates';

const PinMap = lazyPart(() => import('./map/PinMap'), 'PinMap');

/** The position of a location: two coordinates and a pin on a map, kept in sync. */
export const PositionInput = () => {
  const translate = useTranslate();
  const form = useFormContext();
  const [latitude, longitude] = useWatch({ name: ['latitude', 'longitude'] }) as unknown[];
  const set = (point: { latitude: number | null; longitude: number | null }) => {
    for (const [field, value] of Object.entries(point)) {
      form.setValue(field, value, CHOSEN);
    }
  };
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <CoordinateInput source="latitude" onPair={set} />
        <CoordinateInput source="longitude" onPair={set} />
      </Stack>
      <PinMap
        waiting={<Skeleton variant="rounded" height={380} />}
        label={translate('resources.location.form.map')}
        value={pointOf(latitude, longitude)}
        onChange={set}
      />
      <Button
        size="small"
        variant="outlined"
        disabled={isBlank(latitude) && isBlank(longitude)}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => {
          set({ latitude: null, longitude: null });
          // The pressed button is disabled now.
          form.setFocus('latitude');
        }}
      >
        {translate('resources.location.form.clear_position')}
      </Button>
    </>
  );
};

const pointOf = (latitude: unknown, longitude: unknown): Point | null => {
  const [north, east] = [readCoordinate(latitude, 90), readCoordinate(longitude, 180)];
  return north === null || east === null ? null : { latitude: north, longitude: east };
};
