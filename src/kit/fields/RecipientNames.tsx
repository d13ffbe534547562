import { textsOf } from '@/core/one-or-many';
import { lineOf } from '@/core/text';
import { Names } from './Names';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The recipients as words, in one line; an unknown one is shown unchanged. */
export const RecipientNames = ({ recipients }: { recipients: unknown }) => (
  <Names names={useRecipientWords(recipients)} />
);

/** The same, all of them, on as many lines as needed. */
export const AllRecipientNames = ({ recipients }: { recipients: unknown }) =>
  useRecipientWords(recipients).join(', ') || '–';

const useRecipientWords = (recipients: unknown): string[] => {
  const translate = useTranslate();
  const names = [...new Set(textsOf(recipients).map(lineOf))];
  return names.map((name) => translate(`audience.recipients.${name}`, { _: name }));
};
