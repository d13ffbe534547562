import type { RaRecord } from 'react-admin';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { ageOf } from './sale-figures';

/** How many days a sale has been waiting; a dash once it is processed. */
export const SaleAge = ({ sale }: { sale: RaRecord }) => {
  const words = ageInWords(sale, useTranslate());
  return words ? <Code>{words}</Code> : '–';
};

/** Returns the age in words; empty once the sale is processed. */
export const ageInWords = (sale: RaRecord, translate: Translate): string => {
  const age = ageOf(sale);
  return age === null ? '' : translate('resources.user-sale.age', { smart_count: age });
};
