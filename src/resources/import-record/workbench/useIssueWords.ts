import { unpackMessage } from '@/core/schema';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** Gives what an error's packed message says in the reader's language. */
export const useIssueWords = () => {
  const translate = useTranslate();
  return (packed: string): string => {
    const { message, args } = unpackMessage(packed);
    return translate(message, { ...args, _: message });
  };
};
