import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { focusMainIfLost } from '@/ui/hooks/focus-main';
import { useRestoredFocus } from '@/ui/hooks/useRestoredFocus';
import { useAnnounced } from '@/ui/announce/useAnnounced';
import { useAnnouncedProgress } from '@/ui/announce/useAnnouncedProgress';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LeaveGuard } from '@/kit/leave-guard/LeaveGuard';
import { useFormats } from '@/ui/formats/useFormats';
import type { Order, OrderProgress } from './useOrder';

/** Says that rows were moved, and saves their order; asks before it is left unsaved. */
export const OrderBar = ({ order }: { order: Order }) =>
  order.changes > 0 && <OpenBar order={order} />;

const OpenBar = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { changes, progress } = order;
  const save = useRestoredFocus(progress !== null);
  // Not the number: the row that was moved has announced its position.
  useAnnounced(translate('order.title'));
  // The bar unmounts with the pressed button.
  useEffect(() => focusMainIfLost, []);
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={translate('order.title')}
      sx={{
        position: 'var(--stuck)',
        bottom: 'var(--frame-bottom)',
        zIndex: 2,
        mt: 2,
        px: 2,
        py: 1.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
      }}
    >
      <Typography variant="body2" sx={{ flex: { xs: '1 1 100%', sm: '1 1 160px' } }}>
        {progress ? (
          <Progress {...progress} />
        ) : (
          translate('order.changed', { smart_count: changes, count: number(changes) })
        )}
      </Typography>
      <Button color="inherit" disabled={progress !== null} onClick={order.reset}>
        {translate('form.cancel')}
      </Button>
      <Button
        ref={save}
        variant="contained"
        loading={progress !== null}
        loadingPosition="start"
        onClick={() => void order.save()}
      >
        {translate('order.save')}
      </Button>
      {progress && (
        <LinearProgress
          aria-label={translate('order.title')}
          variant="determinate"
          value={(progress.done / progress.total) * 100}
          sx={{ flexBasis: '100%' }}
        />
      )}
      <LeaveGuard isUnsaved={() => true} onLeave={order.reset} />
    </Paper>
  );
};

const Progress = ({ done, total }: OrderProgress) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const sentence = translate('order.progress', { done: number(done), total: number(total) });
  useAnnouncedProgress(sentence, done / total);
  return sentence;
};
