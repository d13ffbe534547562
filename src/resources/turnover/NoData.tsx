import { useTranslate } from '@/ui/hooks/useTranslate';

/** Takes the place of an amount where there are no rows: it is unknown, not 0. */
export const NoData = () => {
  const translate = useTranslate();
  return <span title={translate('resources.turnover.no_data')}>–</span>;
};
