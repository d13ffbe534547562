import { useMemo } from 'react';
import { RecordEdit } from '@/shared/form/RecordEdit';
import { useParent } from '@/shared/registry/parent-record';
import { WithParent } from '@/shared/record/WithParent';
import { defaultsIn } from './tile.form';
import { schema } from './tile.schema';
import { TileInputs } from './TileInputs';
import { TilePreview } from './TilePreview';

export const TileEdit = () => (
  <WithParent>
    <StoredTile />
  </WithParent>
);

const StoredTile = () => {
  const app = useParent();
  const defaults = useMemo(() => defaultsIn(app), [app]);
  return (
    <RecordEdit schema={schema} defaults={defaults} aside={<TilePreview />}>
      <TileInputs />
    </RecordEdit>
  );
};
