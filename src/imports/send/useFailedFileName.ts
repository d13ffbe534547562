import { useTranslate } from '@/ui/hooks/useTranslate';

/** The name of a file with the rows of another one that have errors; the same where that is such a file already. */
export const useFailedFileName = (name: string): string => {
  const suffix = useTranslate()('imports.send.actions.failed_suffix');
  return name.replace(new RegExp(`(-${suffix})?(\\.\\w+)?$`), `-${suffix}.csv`);
};
