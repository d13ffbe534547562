import { useTranslate } from '@/ui/hooks/useTranslate';
import { Names } from '@/kit/fields/Names';
import { recipientWords } from './recipient-words';

/** The names of the recipients, on one line. */
export const RecipientNames = ({ recipients }: { recipients: unknown }) => (
  <Names names={recipientWords(recipients, useTranslate())} />
);

/** The names of the recipients, on as many lines as needed. */
export const AllRecipientNames = ({ recipients }: { recipients: unknown }) =>
  recipientWords(recipients, useTranslate()).join(', ') || '–';
