import { useTheme } from '@mui/material/styles';
import type { CalendarChannel } from '@/core/resource';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinitions, useViewsOf } from '@/kit/registry/definitions';

/** The colours of a kind, which are those of its channel, its icon and its name, by its resource's name. */
export const useKindLook = () => {
  const { palette } = useTheme();
  const translate = useTranslate();
  const definitions = useDefinitions();
  const viewsOf = useViewsOf();
  return (name: string) => ({
    ...palette.status[TONES[definitions.get(name)?.calendar?.channel ?? 'inside']],
    Icon: viewsOf(name)?.icon,
    word: (count: number) => translate(`resources.${name}.name`, { smart_count: count }),
  });
};

export type KindLook = ReturnType<ReturnType<typeof useKindLook>>;

/** None of them is the accent, which a reader may choose to be one of the others. */
const TONES = { inside: 'info', email: 'success', push: 'warning' } as const satisfies Record<
  CalendarChannel,
  string
>;
