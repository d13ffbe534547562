import { changeOf } from '@/core/change';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isUnread, type Tally } from '@/domain/activity/tally';
import { useActivity } from '@/domain/activity/useActivity';
import { usePartNote } from '@/domain/activity/usePartNote';
import { FigureTile } from '@/ui/charts/FigureTile';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { listLink } from '@/kit/links/list-link';
import { useDefinition } from '@/kit/registry/definitions';

/** Dashboard tile: customers with an access in the last 30 days, compared with the 30 before. */
export const ActiveTile = () => (
  <Tile
    name="active"
    presence="active"
    count={({ active, previouslyActive, activeByWeek }) => ({
      current: active,
      previous: previouslyActive,
      byWeek: activeByWeek,
    })}
  />
);

/** Dashboard tile: customers who used the app for the first time in the last 30 days, compared with the 30 before. */
export const NewcomersTile = () => (
  <Tile
    name="newcomers"
    count={({ newcomers, previousNewcomers, newcomersByWeek }) => ({
      current: newcomers,
      previous: previousNewcomers,
      byWeek: newcomersByWeek,
    })}
  />
);

type Counted = { current: number; previous: number; byWeek: readonly number[] };

type TileProps = {
  name: 'active' | 'newcomers';
  /** Presence filter of the list it links to; without one there is no link. */
  presence?: string;
  count: (tally: Tally) => Counted;
};

const Tile = ({ name, presence, count }: TileProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const withUnreadable = useWithUnreadable();
  const definition = useDefinition();
  const activity = useActivity(definition.name);
  const partNote = usePartNote(activity);
  const { tally, isReading, isFailed, error, retry } = activity;
  const figureOf = (tally: Tally) => {
    const { current, previous, byWeek } = count(tally);
    // The current week is not over: it is left out.
    const points = byWeek.slice(-WEEKS - 1, -1);
    return {
      value: isUnread(tally) ? '–' : number(current),
      isPart: partNote !== undefined,
      // The change of only some customers would be mistaken for that of all.
      change: partNote === undefined ? changeOf(current, previous) : null,
      note: withUnreadable(
        partNote ?? translate(`activity.tile.${name}_note`, { count: number(previous) }),
        tally.unreadable,
      ),
      points,
      pointsLabel: translate('activity.tile.points', {
        from: number(points[0] ?? 0),
        to: number(points.at(-1) ?? 0),
      }),
    };
  };
  return (
    <FigureTile
      label={translate(`activity.tile.${name}`)}
      figure={tally && figureOf(tally)}
      to={presence && listLink(definition, { presence })}
      isBusy={isReading}
      isFailed={isFailed}
      error={error}
      retry={retry}
    />
  );
};

const WEEKS = 12;
