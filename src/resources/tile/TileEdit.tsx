import { RecordEdit } from '@/shared/form/RecordEdit';
import { useParent } from '@/shared/parents/parent-record';
import { WithParent } from '@/shared/parents/WithParent';
import { defaultsIn } from './tile.form';
import { schema } from './tile.schema';
import { TileInputs } from './TileInputs';
import { TilePreview } from './TilePreview';

export const TileEdit = () => (
  <WithParent>
    <StoredTile />
  </WithParent>
);

const StoredTile = () => (
  <RecordEdit schema={schema} defaults={defaultsIn(useParent())} aside={<TilePreview />}>
    <TileInputs />
  </RecordEdit>
);
