import type { RaRecord } from 'react-admin';
import type { FormDescription } from '@/kit/form/FormView';
import { appLookOf, onPrimary } from '@/domain/preview/app-look';
import { schema } from './tile.schema';
import { TileInputs } from './TileInputs';
import { TilePreview } from './TilePreview';

export const form: FormDescription = {
  schema,
  Inputs: TileInputs,
  Aside: TilePreview,
  series: ['background_color', 'text_color', 'target', 'recipients', 'categories'],
  /** Defaults: the colours of its app, one column wide, for everybody. */
  initial: (app?: RaRecord) => {
    const look = appLookOf(app ?? {});
    return {
      columns: 1,
      background_color: look.primary ?? '',
      text_color: onPrimary(look) ?? '',
      target: 'both',
    };
  },
};
