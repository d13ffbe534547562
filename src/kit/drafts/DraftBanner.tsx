import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useFormats } from '@/ui/formats/useFormats';
import { Alert } from '@/ui/page/Alert';
import { WRAPPED_ALERT } from '@/ui/page/wrapped-alert';
import { useFormFrame } from '@/kit/record/form-frame';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { useDraft } from './useDraft';
import { useFieldLabel } from '@/kit/form-state/useFieldLabel';

/**
 * Offers to restore the draft of the form until it is restored or discarded.
 *
 * @param onAnswered called before the banner unmounts with its focused button
 */
export const DraftBanner = ({ onAnswered }: { onAnswered: () => void }) => {
  const translate = useTranslate();
  const { moment } = useFormats();
  const { kind } = useFormFrame();
  const { definition, record } = useRecordForm();
  const labelOf = useFieldLabel(definition);
  const { offered, restore, discard } = useDraft();
  if (!offered) return null;
  const answer = (act: () => void) => () => {
    onAnswered();
    act();
  };
  const dropped = offered.dropped.map(labelOf);
  const isOutdated = offered.basedOn !== undefined && offered.basedOn !== record?.updated_at;
  return (
    <Box sx={BANNER_SPACE[kind]}>
      <Alert
        ref={announceNews}
        severity="info"
        sx={WRAPPED_ALERT}
        action={
          <>
            <Button color="inherit" size="small" onClick={answer(restore)}>
              {translate('form.draft.restore')}
            </Button>
            <Button color="inherit" size="small" onClick={answer(discard)}>
              {translate('form.draft.discard')}
            </Button>
          </>
        }
      >
        {translate('form.draft.offer', { moment: moment(new Date(offered.savedAt)) })}
        {dropped.length > 0 &&
          ` ${translate('form.draft.dropped', { fields: dropped.join(', ') })}`}
        {isOutdated && ` ${translate('form.draft.outdated')}`}
      </Alert>
    </Box>
  );
};

/** The space around a banner above a form, by its frame. */
export const BANNER_SPACE = { page: { mb: 2 }, drawer: { px: { xs: 2, sm: 3 }, pt: 2 } };
