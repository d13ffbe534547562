import { withinSentence } from '@/core/validation-messages';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * Returns a function for the noun of `count` records of a resource within a sentence: its message `counted`, else its
 * name in lower case. A name that begins with a proper noun needs the message.
 */
export const useCountedNoun = () => {
  const translate = useTranslate();
  return (name: string, count: number): string => {
    const many = { smart_count: count };
    const named = withinSentence(translate(`resources.${name}.name`, many));
    return translate(`resources.${name}.counted`, { ...many, _: named });
  };
};

/** Returns a function for a number of records with their noun within a sentence: '3 clienti'. */
export const useCounted = () => {
  const { number } = useFormats();
  const nounOf = useCountedNoun();
  return (name: string, count: number): string => `${number(count)} ${nounOf(name, count)}`;
};
