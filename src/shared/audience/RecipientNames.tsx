import { textsOf } from '@/core/one-or-many';
import { useTranslate } from '@/shared/i18n/useTranslate';

/** The recipients as words; an unknown one is shown as it is. */
export const RecipientNames = ({ recipients }: { recipients: unknown }) => {
  const translate = useTranslate();
  const names = textsOf(recipients).map((name) =>
    translate(`audience.recipients.${name}`, { _: name }),
  );
  return <span title={names.join(', ')}>{names.join(', ') || '–'}</span>;
};
