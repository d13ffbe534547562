import { awardLimitsOf } from '@/core/awards';
import { COMPANY } from '@/core/resource-names';
import { ReferenceName } from '@/kit/references/ReferenceName';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The companies of a promotion by name, each with its quota; `value` is the promotion's `company_quotas`. */
export const QuotaLines = ({ value }: { value: unknown }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const quotas = [...awardLimitsOf({ company_quotas: value }).quotas];
  if (quotas.length === 0) return translate('form.no_value');
  return quotas.map(([code, quota]) => (
    <div key={code}>
      <ReferenceName resource={COMPANY} code={code} isLinked={false} />
      {': '}
      {Number.isFinite(quota) ? number(quota) : translate('resources.promotion.no_limit')}
    </div>
  ));
};
