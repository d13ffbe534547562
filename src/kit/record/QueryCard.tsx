import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Coverage } from '@/providers/data/iterate-pages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReadFailure } from '@/ui/page/ReadFailure';

type QueryCardProps = {
  title: string;
  /** Rendered beside the title, such as a link to the whole list. */
  action?: ReactNode;
  /** The query whose data the card shows, if it has its own. */
  query?: {
    isPending: boolean;
    isError: boolean;
    error?: unknown;
    refetch: () => unknown;
    /** Number of rows read so far, if they come in several pages. */
    progress?: Coverage;
  };
  /** Reserves the space of the content until the query's data arrive; two lines by default. */
  waiting?: ReactNode;
  /** A sentence that replaces missing content. */
  empty?: string;
  children?: ReactNode;
};

/** A card of a page whose query loads, fails and is retried independently of the page. */
export const QueryCard = ({ title, action, query, waiting, empty, children }: QueryCardProps) => {
  const id = useId();
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      aria-busy={query?.isPending ?? false}
      sx={{ display: 'flex', flexDirection: 'column', px: 2.5, pt: 2, pb: 2.5, minWidth: 0 }}
    >
      <Stack direction="row" sx={HEAD}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Box sx={AT_THE_END}>{action}</Box>
      </Stack>
      <Content query={query} waiting={waiting} empty={empty}>
        {children}
      </Content>
    </Paper>
  );
};

const HEAD = {
  gap: 1,
  mb: 1.5,
  minHeight: 28,
  // A field beside the title has its label on the title's line.
  alignItems: 'baseline',
  flexWrap: 'wrap',
  // Printed on the same sheet as its content.
  breakAfter: 'avoid',
} as const;

/** Aligns a text link with the content's edge. */
const AT_THE_END = { ml: 'auto', maxWidth: '100%', '& > .MuiButton-text': { mr: -1.25 } };

const Content = ({
  query,
  waiting = <TwoLines />,
  empty,
  children,
}: Pick<QueryCardProps, 'query' | 'waiting' | 'empty' | 'children'>) => {
  const translate = useTranslate();
  if (query?.isPending) {
    return (
      <Box
        role="group"
        aria-busy
        aria-label={translate('list.loading')}
        sx={{ position: 'relative' }}
      >
        {waiting}
        <Progress {...query.progress} />
      </Box>
    );
  }
  if (query?.isError) {
    return <ReadFailure error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (empty === undefined) return children;
  return (
    <Typography variant="body2" color="text.secondary">
      {empty}
    </Typography>
  );
};

const Progress = ({ read = 0, total = 0 }: Partial<Coverage>) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (read === 0 || read >= total) return null;
  return (
    <Typography variant="caption" color="text.secondary" component="p" sx={OVERLAID}>
      {translate('list.reading', { read: number(read), total: number(total) })}
    </Typography>
  );
};

/** Placed over the skeleton, so that it adds no height. */
const OVERLAID = { position: 'absolute', bottom: 8, left: 12 };

const TwoLines = () => (
  <>
    <Skeleton width="80%" />
    <Skeleton width="60%" />
  </>
);
