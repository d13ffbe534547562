import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import { DeleteButton } from './DeleteButton';
import { useRecordForm } from './record-form-context';

/** The bar at the foot of a form, in sight wherever the reader has scrolled to. */
export const SaveBar = ({ dependents }: { dependents?: ReactNode }) => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { definition, record, isSaving, isTask } = useRecordForm();
  const list = createPath({ resource: definition.name, type: 'list' });
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.5,
        mt: 3,
      }}
    >
      <Button type="submit" variant="contained" loading={isSaving} loadingPosition="start">
        {translate('form.save')}
      </Button>
      <Button component={Link} to={list} color="inherit" disabled={isSaving}>
        {translate('form.cancel')}
      </Button>
      {record && !isTask && definition.access.delete && (
        <DeleteButton permission={definition.access.delete} record={record}>
          {dependents}
        </DeleteButton>
      )}
    </Paper>
  );
};
