import { useTranslate } from '@/ui/hooks/useTranslate';
import { Names } from '@/kit/fields/Names';
import { recipientWords } from './recipient-words';

/** The recipients as words, in one line. */
export const RecipientNames = ({ recipients }: { recipients: unknown }) => (
  <Names names={recipientWords(recipients, useTranslate())} />
);

/** All recipients as words, on as many lines as needed. */
export const AllRecipientNames = ({ recipients }: { recipients: unknown }) =>
  recipientWords(recipients, useTranslate()).join(', ') || '–';
