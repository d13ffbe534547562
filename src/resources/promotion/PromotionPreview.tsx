import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PromotionScreen } from '@/domain/promotion/PromotionScreen';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { useChosenCompanies } from './QuotasInput';

/** The promotion while it is edited, with what it gives so far. */
export const PromotionPreview = ({ promotion }: { promotion: RaRecord }) => {
  const { given } = usePromotionParts(promotion);
  return <WrittenPromotion given={given} />;
};

/** The promotion as it is written in the form. */
export const WrittenPromotion = ({ given }: { given?: readonly RaRecord[] }) => {
  const [company = ''] = useChosenCompanies();
  const [title, description, image, end] = useWatch({
    name: ['title', 'description', 'image', 'end_date'],
  }) as unknown[];
  return (
    <PromotionScreen
      title={title}
      description={description}
      image={image}
      end={end}
      company={company}
      given={given}
    />
  );
};
