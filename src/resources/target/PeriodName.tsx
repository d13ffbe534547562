import type { RaRecord } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { Code } from '@/kit/fields/Code';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { periodName } from './period-name';

/** The year of a target, with its half, quarter or month: two rows of a customer differ by it. */
export const PeriodName = ({ record }: { record: RaRecord }) => (
  <Code>{usePeriodNameOf()(record)}</Code>
);

/** Returns the name of a target's period, as {@link PeriodName} shows it. */
export const usePeriodNameOf = (): ((target: WireRecord) => string) => {
  const translate = useTranslate();
  const formats = useFormats();
  return (target) => periodName(target, { translate, formats });
};
