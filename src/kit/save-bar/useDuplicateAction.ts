import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { MoreAction } from './MoreMenu';
import { useCopyAddress } from '@/kit/duplicate/useCopyAddress';

/** The action that duplicates a record; empty if {@link useCopyAddress} has no address. */
export const useDuplicateAction = (
  ...copied: Parameters<typeof useCopyAddress>
): readonly MoreAction[] => {
  const label = useTranslate()('form.duplicate');
  const to = useCopyAddress(...copied);
  return to === null ? [] : [{ label, Icon: ContentCopyIcon, to }];
};
