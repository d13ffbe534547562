import { useTheme } from '@mui/material/styles';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinitions } from '@/kit/registry/definitions';

/** The colours and the name of a kind, by its resource's name. */
export const useKindLook = () => {
  const { palette } = useTheme();
  const translate = useTranslate();
  const definitions = useDefinitions();
  return (name: string) => {
    const tone = definitions.get(name)?.calendar?.tone ?? 'accent';
    return {
      ...palette.status[tone === 'default' ? 'neutral' : tone],
      word: (count: number) => translate(`resources.${name}.name`, { smart_count: count }),
    };
  };
};

export type KindLook = ReturnType<ReturnType<typeof useKindLook>>;
