import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Reserves the space of a rich-text editor until it loads. */
export const RichTextSkeleton = () => {
  const translate = useTranslate();
  return (
    <NamedSkeleton
      label={translate('form.editor_loading')}
      variant="rounded"
      animation={false}
      height={232}
    />
  );
};
