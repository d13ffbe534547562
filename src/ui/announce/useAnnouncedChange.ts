import { useHasChanged } from '@/ui/hooks/useHasChanged';
import { useAnnounced } from './useAnnounced';

/** Announces `sentence` when it changes, not the first one: a position that is moved. */
export const useAnnouncedChange = (sentence: string): void => {
  const hasChanged = useHasChanged(sentence);
  useAnnounced(hasChanged ? sentence : '');
};
