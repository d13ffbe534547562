import type { RaRecord } from 'react-admin';
import { useTranslate, type Translate } from '@/ui/hooks/useTranslate';
import { Code } from '@/kit/fields/Code';
import { Day } from '@/kit/fields/Day';
import text from '@/ui/plain/text.module.css';
import { ageOf } from './sale-figures';

/** The day of a sale and, while it waits, for how long: the oldest ones matter most. */
export const SaleDay = ({ sale }: { sale: RaRecord }) => {
  const translate = useTranslate();
  const age = ageOf(sale);
  return (
    <>
      <Day value={sale.date} />
      {age !== null && (
        <span className={text.muted}>
          {' · '}
          <Code>{ageInWords(sale, translate)}</Code>
        </span>
      )}
    </>
  );
};

/** Returns the number of days a sale has been waiting; a dash once it is processed. */
export const SaleAge = ({ sale }: { sale: RaRecord }) => {
  const words = ageInWords(sale, useTranslate());
  return words ? <Code>{words}</Code> : '–';
};

/** Returns the age in words; empty once the sale is processed. */
export const ageInWords = (sale: RaRecord, translate: Translate): string => {
  const age = ageOf(sale);
  if (age === null) return '';
  return age === 0
    ? translate('resources.user-sale.age_today')
    : translate('resources.user-sale.age', { smart_count: age });
};
