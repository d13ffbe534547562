import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { ListButton } from '@/kit/links/ListButton';
import { QueryCard } from '@/kit/record/QueryCard';
import { useFormats } from '@/ui/formats/useFormats';
import { isWithoutTurnover } from './turnover-figures';
import { HistorySkeleton, TurnoverHistory } from './TurnoverHistory';
import { useTurnoverByMonth } from './useTurnoverByMonth';

/** On the dashboard: the turnover of the last whole month, then that of the last twelve beside the twelve before. */
export const TurnoverCard = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { number } = useFormats();
  const { day, months } = useTurnoverByMonth();
  const { read, total } = months.progress;
  const isEmpty = months.data && isWithoutTurnover(months.data);
  return (
    <QueryCard
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      // The history shows the progress itself.
      query={{ ...months, progress: undefined }}
      waiting={
        <HistorySkeleton
          day={day}
          note={translate('resources.turnover.tile.reading', {
            read: number(read),
            total: number(total),
          })}
        />
      }
      empty={isEmpty ? translate('resources.turnover.customer.none') : undefined}
      action={
        <ListButton list={definition}>{translate('resources.turnover.customer.all')}</ListButton>
      }
    >
      {months.data && <TurnoverHistory day={day} isLed {...months.data} />}
    </QueryCard>
  );
};
