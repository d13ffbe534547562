import { useTranslate } from '@/ui/hooks/useTranslate';

/** The name of the file with the failed rows of the file `name`; the same name if that is such a file already. */
export const useFailedFileName = (name: string): string => {
  const suffix = useTranslate()('imports.send.actions.failed_suffix');
  return name.replace(new RegExp(`(-${suffix})?(\\.\\w+)?$`), `-${suffix}.csv`);
};
