import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Link } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useFormFrame } from '@/shared/record/form-frame';
import { DeleteButton } from './DeleteButton';
import { isSaving } from './form-state';
import { useRecordForm } from './record-form-context';

/** The buttons of a form, in a bar that stays in sight at its foot wherever the reader has scrolled to. */
export const SaveBar = () => {
  const translate = useTranslate();
  const { kind, exit, overlay } = useFormFrame();
  const { definition, record, phase, isTask } = useRecordForm();
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 'var(--frame-bottom)',
        zIndex: 2,
        mt: 3,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1.5,
        ...(kind === 'drawer' ? AT_THE_EDGE : {}),
      }}
    >
      <Button type="submit" variant="contained" loading={isSaving(phase)} loadingPosition="start">
        {translate('form.save')}
      </Button>
      <Button
        {...(overlay ? { onClick: overlay.requestClose } : { component: Link, to: exit })}
        color="inherit"
        disabled={isSaving(phase)}
      >
        {translate('form.cancel')}
      </Button>
      {record && !isTask && definition.access.delete && (
        <DeleteButton permission={definition.access.delete} record={record} />
      )}
    </Paper>
  );
};

/** In a drawer the bar is its foot. */
const AT_THE_EDGE = { mt: 'auto', px: { xs: 2, sm: 3 }, borderRadius: 0, borderWidth: '1px 0 0' };
