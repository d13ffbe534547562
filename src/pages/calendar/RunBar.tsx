import ButtonBase from '@mui/material/ButtonBase';
import { useFormats } from '@/ui/formats/useFormats';
import type { Run } from './calendar-items';
import { daysBetween, type Day } from './days';
import type { ItemList } from './ItemsCard';
import { useRunInWords } from './useRunInWords';
import { useDaysName } from './useWhen';

type RunBarProps = { run: Run; monday: Day; onList: (list: ItemList) => void };

/** How many items that run for weeks are under way on the same days of a week. A press lists them. */
export const RunBar = ({ run: { from, to, items }, monday, onList }: RunBarProps) => {
  const { number } = useFormats();
  const { words } = useRunInWords()(items);
  const column = daysBetween(monday, from);
  const span = daysBetween(from, to) + 1;
  const title = `${words}, ${useDaysName()({ from, to })}`;
  return (
    <ButtonBase
      data-list={`${from} running`}
      aria-label={title}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => onList({ title, items, anchor: currentTarget })}
      style={{
        gridColumn: `${column + 1} / span ${span}`,
        // Runs are apart from each other; the first and the last of a week go on in the others.
        marginLeft: column === 0 ? 0 : 2,
        ...(column === 0 && { borderLeft: 0, borderTopLeftRadius: 0 }),
        ...(column + span === 7 && { borderRight: 0, borderTopRightRadius: 0 }),
      }}
      sx={BAR}
    >
      <span className="words">{words}</span>
      <span className="count">{number(items.length)}</span>
    </ButtonBase>
  );
};

const BAR = {
  // Above the days it spans, which come after it.
  zIndex: 1,
  gridRow: '-2 / -1',
  containerType: 'inline-size',
  justifyContent: 'flex-start',
  minWidth: 0,
  mt: '2px',
  px: 1,
  borderRadius: '4px 4px 0 0',
  typography: 'caption',
  fontSize: 11,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  color: 'status.neutral.text',
  border: '1px solid',
  borderBottom: 0,
  borderColor: 'status.neutral.line',
  bgcolor: 'status.neutral.tint',
  '&:hover': { bgcolor: 'status.neutral.line' },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
  '& .count': { display: 'none' },
  '@container (max-width: 84px)': {
    '& .words': { display: 'none' },
    '& .count': { display: 'inline', mx: 'auto' },
  },
};
