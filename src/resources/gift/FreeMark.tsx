import { Status } from '@/kit/fields/Status';
import { useTranslate } from '@/ui/hooks/useTranslate';

export const FreeMark = ({ isFree }: { isFree: boolean }) => {
  const translate = useTranslate();
  return isFree ? (
    <Status label={translate('resources.gift.free.yes')} tone="success" />
  ) : (
    translate('resources.gift.free.no')
  );
};
