import { textsOf } from '@/core/one-or-many';
import { lineOf } from '@/core/text';
import type { Translate } from '@/ui/hooks/useTranslate';

/** The names of the recipients in a field of a record; an unknown one is returned unchanged. */
export const recipientWords = (recipients: unknown, translate: Translate): string[] => {
  const names = [...new Set(textsOf(recipients).map(lineOf))];
  return names.map((name) => translate(`audience.recipients.${name}`, { _: name }));
};
