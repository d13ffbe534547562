import { useFormats } from '@/shared/formats/useFormats';
import { Code } from './Code';

/** An amount of decimal euros; a dash where there is none. */
export const Euro = ({ value }: { value: unknown }) => {
  const { euro } = useFormats();
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? <Code>{euro(amount)}</Code> : '–';
};
