import Box from '@mui/material/Box';
import { useCalendar } from './calendar-context';

/** The kind of an item as its resource's icon; kinds of one channel have one colour. */
export const KindIcon = ({ kind }: { kind: string }) => {
  const { Icon } = useCalendar().lookOf(kind);
  return (
    Icon && (
      <Box aria-hidden component="span" className="icon" sx={ICON}>
        <Icon />
      </Box>
    )
  );
};

const ICON = { display: 'grid', flex: 'none', '& > svg': { fontSize: 16 } };
