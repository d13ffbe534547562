import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { changeOf } from '@/core/change';
import { Change } from '@/ui/charts/Change';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ReportGroup } from './report-figures';
import { useFigureFormat } from './useFigureFormat';
import { ShareBar, ShareButton, SHARE_ITEM, SHARE_LIST, SHARE_ROW } from './ShareBar';

type ReportBarsProps = {
  /** The accessible name of the chart. */
  label: string;
  groups: readonly ReportGroup[];
  /** The same groups in the compared period. */
  before?: readonly ReportGroup[];
  /** The codes of the promotions that are still running: the change of a group with one is marked 'so far'. */
  underWay: ReadonlySet<string>;
  /** Whether more than in the compared period is neither better nor worse. */
  isNeutral?: boolean;
  /** The code of the group whose rows alone are shown, if any. */
  chosen: unknown;
  /** Shows the rows of a group, or of all again. */
  onChoose: (code: string) => void;
};

/**
 * The results of each company or agent, as bars with their figures; only the first few until the user asks for all. A
 * bar filters the list by its company or agent.
 */
export const ReportBars = ({
  label,
  groups,
  before,
  underWay,
  isNeutral,
  chosen,
  onChoose,
}: ReportBarsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { format } = useFigureFormat();
  const [isWhole, setWhole] = useState(false);
  const known = new Map(before?.map(({ code, figures }) => [code, figures.achieved_total]));
  const earlier = new Map(before?.map(({ code, promotions }) => [code, promotions]));
  const most = Math.max(
    0,
    ...groups.map(({ figures }) => figures.achieved_total ?? 0),
    ...[...known.values()].map((amount) => amount ?? 0),
  );
  const noteOf = ({ code, promotions, figures }: ReportGroup) => {
    if (!before)
      return translate('report.awards', {
        smart_count: figures.awards_earned ?? 0,
        count: format('awards_earned', figures.awards_earned),
      });
    const past = known.has(code) ? (known.get(code) ?? null) : 0;
    const part = changeOf(figures.achieved_total, past);
    const said = translate('report.before', { amount: format('achieved_total', past) });
    if (part === null) return said;
    const isSoFar = [...promotions, ...(earlier.get(code) ?? [])].some((each) =>
      underWay.has(each),
    );
    return (
      <>
        {said} <Change value={part} isNeutral={isNeutral} />
        {isSoFar && ` ${translate('report.so_far')}`}
      </>
    );
  };
  return (
    <>
      <Box component="ul" aria-label={label} sx={SHARE_LIST}>
        {(isWhole ? groups : groups.slice(0, FEW)).map((group) => {
          const bar = {
            name: group.name || '–',
            amount: group.figures.achieved_total,
            before: before && (known.get(group.code) ?? 0),
            most,
            note: noteOf(group),
          };
          return group.isCoded ? (
            <Box component="li" key={group.code} sx={SHARE_ITEM}>
              <ShareButton
                {...bar}
                hint={group.code === chosen ? undefined : translate('list.grouping.rows')}
                isChosen={group.code === chosen}
                onPress={() => onChoose(group.code)}
              />
            </Box>
          ) : (
            <Box component="li" key={group.code} sx={SHARE_ROW}>
              <ShareBar {...bar} />
            </Box>
          );
        })}
      </Box>
      {groups.length > FEW && !isWhole && (
        <Button
          size="small"
          sx={{ ml: -1, alignSelf: 'flex-start' }}
          onClick={() => setWhole(true)}
        >
          {translate('report.all', { count: number(groups.length) })}
        </Button>
      )}
    </>
  );
};

const FEW = 5;
