import { useMemo } from 'react';
import { RecordCreate } from '@/shared/form/RecordCreate';
import { useParent } from '@/shared/registry/parent-record';
import { WithParent } from '@/shared/record/WithParent';
import { defaultsIn } from './tile.form';
import { schema } from './tile.schema';
import { TileInputs } from './TileInputs';
import { TilePreview } from './TilePreview';

export const TileCreate = () => (
  <WithParent>
    <NewTile />
  </WithParent>
);

const NewTile = () => {
  const app = useParent();
  const defaults = useMemo(() => defaultsIn(app), [app]);
  return (
    <RecordCreate schema={schema} defaults={defaults} aside={<TilePreview />}>
      <TileInputs />
    </RecordCreate>
  );
};
