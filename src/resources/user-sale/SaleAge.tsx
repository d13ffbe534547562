import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { Code } from '@/shared/fields/Code';
import { ageOf } from './sale-figures';

/** How many days a sale has been waiting; a dash once it is processed. */
export const SaleAge = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const age = ageOf(sale);
  if (age === null) return '–';
  return <Code>{translate('resources.user-sale.age', { smart_count: age })}</Code>;
};
