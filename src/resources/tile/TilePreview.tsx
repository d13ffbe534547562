import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useFormValues } from '@/kit/form-state/useFormValues';
import { byPosition } from '@/kit/order/positions';
import { useLastPosition } from '@/kit/order/useLastPosition';
import { useParent } from '@/kit/registry/parent-record';
import { appLookOf } from '@/domain/preview/app-look';
import { AppScreen } from '@/domain/preview/AppScreen';
import { PhoneFrame } from '@/domain/preview/PhoneFrame';
import { ViewerSwitch, type Viewer } from '@/domain/preview/ViewerSwitch';
import { useAppTiles } from './useAppTiles';
import { VisibleTiles } from './VisibleTiles';
import { isSeenBy, recipientsOf } from './visibility';

/** The tile being edited, among the app's other tiles, as an agent or a customer sees them. */
export const TilePreview = () => {
  const translate = useTranslate();
  const app = useParent();
  const { definition, record } = useRecordForm();
  const [viewer, setViewer] = useState<Viewer>('customer');
  const { data: tiles, isError } = useAppTiles();
  const fields = useFormValues(definition.endpoint.writable);
  const own: RaRecord = { ...shownFields(fields), id: record?.id ?? NEW };
  useLastPosition(record ? undefined : tiles);
  const others = (tiles ?? []).filter(({ id }) => id !== own.id);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack sx={{ alignItems: 'center' }}>
        <ViewerSwitch value={viewer} onChange={setViewer} />
      </Stack>
      <PhoneFrame label={translate('resources.tile.form.preview')}>
        <AppScreen look={appLookOf(app)}>
          <VisibleTiles tiles={byPosition([...others, own])} viewer={viewer} marked={own.id} />
        </AppScreen>
      </PhoneFrame>
      {isError && <Alert severity="warning">{translate('resources.tile.form.neighbours')}</Alert>}
      {!isSeenBy(viewer, own) && (
        <Alert severity="info">{translate(`resources.tile.form.unseen.${viewer}`)}</Alert>
      )}
    </Stack>
  );
};

const NEW = 'new';

/** Until recipients are chosen, the preview shows the tile to everyone in its target. */
const shownFields = (fields: Readonly<Record<string, unknown>>) =>
  recipientsOf(fields.recipients).length > 0 ? fields : { ...fields, recipients: ['everyone'] };
