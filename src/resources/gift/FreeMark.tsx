import { Status } from '@/shared/fields/Status';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** Whether a gift is free. */
export const FreeMark = ({ isFree }: { isFree: boolean }) => {
  const translate = useTranslate();
  return isFree ? (
    <Status label={translate('resources.gift.free.yes')} tone="success" />
  ) : (
    translate('resources.gift.free.no')
  );
};
