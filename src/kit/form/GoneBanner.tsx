import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-admin';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useFormFrame } from '@/kit/record/form-frame';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import { BANNER_SPACE } from '@/kit/drafts/DraftBanner';
import { useCreateAgain } from './useCreateAgain';

/** Explains that the record was deleted elsewhere while it was edited, and offers to create it again or leave. */
export const GoneBanner = () => {
  const { isGone } = useRecordForm();
  return isGone ? <Gone /> : null;
};

const Gone = () => {
  const translate = useTranslate();
  const { kind, exit } = useFormFrame();
  const createAgain = useCreateAgain();
  return (
    <Box sx={BANNER_SPACE[kind]}>
      <Alert
        ref={focusAndAnnounce}
        tabIndex={-1}
        severity="warning"
        sx={BUTTONS_BELOW}
        action={
          <>
            {createAgain && (
              <Button color="inherit" size="small" onClick={createAgain}>
                {translate('form.gone.create_again')}
              </Button>
            )}
            <Button component={Link} to={exit} color="inherit" size="small">
              {translate('form.problem.to_list')}
            </Button>
          </>
        }
      >
        {translate('form.gone.text')}
      </Alert>
    </Box>
  );
};

/** Focusing scrolls to the banner, which may be far above the Save button. */
const focusAndAnnounce = (element: HTMLElement | null) => {
  element?.focus();
  return announceNews(element);
};

/** A drawer has no room for both buttons beside the text. */
const BUTTONS_BELOW = {
  outline: 'none',
  flexWrap: 'wrap',
  '& .MuiAlert-message': { flex: '1 1 60%' },
  '& .MuiAlert-action': { pt: 0 },
} as const;
