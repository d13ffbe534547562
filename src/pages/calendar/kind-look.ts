import { useTheme } from '@mui/material/styles';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { Kind } from './useCalendarItems';

const TONES = ['accent', 'success', 'warning', 'info', 'error', 'neutral'] as const;

/** The colours and the name of a kind: the first kinds of the registry have colours of their own. */
export const useKindLook = (kinds: readonly Kind[]) => {
  const { palette } = useTheme();
  const translate = useTranslate();
  return (name: string) => {
    const at = kinds.findIndex(({ definition }) => definition.name === name);
    const colors = palette.status[TONES[at % TONES.length] ?? 'neutral'];
    return {
      ...colors,
      word: (count: number) => translate(`resources.${name}.name`, { smart_count: count }),
    };
  };
};

export type KindLook = ReturnType<ReturnType<typeof useKindLook>>;
