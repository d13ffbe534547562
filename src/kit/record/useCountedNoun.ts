import { withinSentence } from '@/core/validation-messages';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * Returns a function for the noun of `count` records of a resource, as used within a sentence: its message `counted`,
 * or its name without the capital letter. A name that begins with a proper noun needs the message.
 */
export const useCountedNoun = () => {
  const translate = useTranslate();
  return (name: string, count: number): string => {
    const many = { smart_count: count };
    const named = withinSentence(translate(`resources.${name}.name`, many));
    return translate(`resources.${name}.counted`, { ...many, _: named });
  };
};
