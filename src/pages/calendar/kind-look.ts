import { useTheme } from '@mui/material/styles';
import { channelOf, type Channel } from '@/core/channel';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinitions, useViewsOf } from '@/kit/registry/definitions';
import type { Look } from './calendar-items';

/** Looks up a kind by its resource's name: its channel's colours, its icon and its name. */
export const useKindLook = () => {
  const { palette } = useTheme();
  const translate = useTranslate();
  const definitions = useDefinitions();
  const viewsOf = useViewsOf();
  return (name: string) => {
    const channel = channelOf(definitions.get(name)?.endpoint ?? {});
    return {
      ...palette.status[channel ? TONES[channel] : IN_APP_TONE],
      Icon: viewsOf(name)?.icon,
      word: (count: number) => translate(`resources.${name}.name`, { smart_count: count }),
    };
  };
};

export type KindLook = ReturnType<ReturnType<typeof useKindLook>>;

/** The accent is not among them: a user may set it to any of the other colours. */
const TONES = { email: 'success', push: 'warning' } as const satisfies Record<Channel, string>;
const IN_APP_TONE = 'info';

/** The styles of an item's box by its look: filled, a dashed outline, or filled and muted. */
export const boxOf = (
  { solid, tint, line, text }: Pick<KindLook, 'solid' | 'tint' | 'line' | 'text'>,
  look: Look,
) =>
  ({
    planned: { border: `1px solid ${solid}`, bgcolor: solid, color: 'background.paper' },
    draft: { border: `1px dashed ${solid}`, bgcolor: 'background.paper', color: text },
    past: { border: `1px solid ${line}`, bgcolor: tint, color: 'text.secondary' },
  })[look];
