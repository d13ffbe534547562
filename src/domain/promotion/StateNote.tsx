import type { RaRecord } from 'react-admin';
import { dayOf } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useParent } from '@/kit/registry/parent-record';
import { useConcludeAction } from './useConcludeAction';
import { usePromotionParts } from './usePromotionParts';

/**
 * A note above the form of a promotion, or a list of its parts: for a concluded one, the changes it still accepts and
 * their effect; for one whose end is past, the button that concludes it.
 */
export const StateNote = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  if (promotion.status === 'concluded') {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {translate('resources.promotion.form.concluded')}
      </Alert>
    );
  }
  return promotion.state === 'over' && <OverNote promotion={promotion} />;
};

/** A note above the empty list of gifts or rewards, and the form of the first one, about the state that it sets. */
export const FirstAwardNote = () => {
  const promotion = useParent();
  const { given } = usePromotionParts(promotion);
  return given?.length === 0 && <NextStateNote promotion={promotion} />;
};

const NextStateNote = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const { state } = promotion;
  if (state !== 'scheduled' && state !== 'active') return null;
  const day = dayOf(promotion.start_date);
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {translate(`resources.promotion.form.first_${state}`, { day: day ? utc.day(day) : '–' })}
    </Alert>
  );
};

/** The last day of a promotion whose end is past, with the button that concludes it. */
const OverNote = ({ promotion }: { promotion: RaRecord }) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const { button, dialog } = useConcludeAction(promotion);
  const day = dayOf(promotion.end_date);
  return (
    <Alert severity="warning" action={button} sx={WITH_BUTTON}>
      {translate('resources.promotion.form.over', { day: day ? utc.day(day) : '–' })}
      {dialog}
    </Alert>
  );
};

/** On a phone the button has a line of its own. */
const WITH_BUTTON = {
  mb: 2,
  alignItems: 'center',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 200px', sm: 'initial' } },
  '& .MuiAlert-action': { p: 0, mr: 0, my: { xs: 0.5, sm: 0 } },
} as const;
