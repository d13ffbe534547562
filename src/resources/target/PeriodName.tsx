import type { RaRecord } from 'react-admin';
import { Code } from '@/kit/fields/Code';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { periodName } from './period-name';

/** The year of a target, with its half, quarter or month: two rows of a customer differ by it. */
export const PeriodName = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const formats = useFormats();
  return <Code>{periodName(record, { translate, formats })}</Code>;
};
