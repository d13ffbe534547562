import { useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { listOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { OfferScreen, useAwardTerms } from '@/domain/promotion/PromotionScreen';
import { ParentContext } from '@/kit/registry/parent-record';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The gift in the app of its promotion's first company, while it is edited. */
export const GiftPreview = () => {
  const translate = useTranslate();
  const termsOf = useAwardTerms();
  const [title, description, image, target, free] = useWatch({
    name: ['title', 'description', 'image', 'target', 'free'],
  }) as unknown[];
  const promotion = useContext(ParentContext)?.record;
  const [quota] = listOf<{ company_code?: unknown }>(promotion?.company_quotas);
  return (
    <OfferScreen
      label={translate('resources.gift.form.preview')}
      company={textOrNumberOf(quota?.company_code)}
      image={image}
      title={title}
      terms={termsOf({ free, target })}
      description={description}
    />
  );
};
