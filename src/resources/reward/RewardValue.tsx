import type { RaRecord } from 'react-admin';
import { rewardWorth } from '@/domain/promotion/given-name';
import type { ExportWords } from '@/kit/fields/column';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The value of a reward. */
export const RewardValue = ({ record }: { record: RaRecord }) =>
  rewardWorth(record, useTranslate(), useFormats()) || '–';

/** Returns the value of a reward for an exported file; empty if missing. */
export const rewardValue = (record: RaRecord, { translate, formats }: ExportWords): string =>
  rewardWorth(record, translate, formats);
