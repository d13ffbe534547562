import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';

type ReadingCardProps = {
  title: string;
  /** Beside the title: where to go on from here. */
  action?: ReactNode;
  /** What the card is made of, where it is read by a call of its own. */
  reading?: { isPending: boolean; isError: boolean; refetch: () => unknown };
  /** Said instead of the content; undefined where there is some. */
  empty?: string;
  children?: ReactNode;
};

/** A card of a page of many: it is read, fails and is asked again alone. */
export const ReadingCard = ({ title, action, reading, empty, children }: ReadingCardProps) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      aria-busy={reading?.isPending ?? false}
      sx={{ px: 2.5, pt: 2, pb: 2.5, minWidth: 0 }}
    >
      <Stack
        direction="row"
        sx={{ gap: 1, mb: 1.5, minHeight: 28, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Box sx={AT_THE_END}>{action}</Box>
      </Stack>
      <Content reading={reading} empty={empty}>
        {children}
      </Content>
    </Paper>
  );
};

/** A link's word ends where the card's content does. */
const AT_THE_END = { ml: 'auto', '& > .MuiButton-text': { mr: -1.25 } };

const Content = ({
  reading,
  empty,
  children,
}: Pick<ReadingCardProps, 'reading' | 'empty' | 'children'>) => {
  const translate = useTranslate();
  if (reading?.isPending) {
    return (
      <Box role="status" aria-label={translate('list.loading')}>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </Box>
    );
  }
  if (reading?.isError) {
    return (
      <Stack sx={{ alignItems: 'flex-start', gap: 1 }}>
        <Typography role="alert" variant="body2" color="text.secondary">
          {translate('reading_card.failure')}
        </Typography>
        <Button size="small" variant="outlined" onClick={() => void reading.refetch()}>
          {translate('list.retry')}
        </Button>
      </Stack>
    );
  }
  if (empty === undefined) return children;
  return (
    <Typography variant="body2" color="text.secondary">
      {empty}
    </Typography>
  );
};
