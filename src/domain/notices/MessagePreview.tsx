import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { Channel } from '@/core/channel';
import { EmailPreview } from './EmailPreview';
import type { PreviewProps } from './preview-props';
import { PushPreview } from './PushPreview';
import { useChannel } from './useChannel';

/** A message as its recipients receive it. */
export const MessagePreview = (props: PreviewProps) => {
  const Preview = PREVIEWS[useChannel()];
  return <Preview {...props} />;
};

/** The preview of the message in the form. */
export const WrittenPreview = () => {
  const values = useWatch({ name: [...FIELDS] }) as unknown[];
  return (
    <MessagePreview message={Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]))} />
  );
};

/** The fields of a message that the preview uses. */
const FIELDS = ['title', 'subject', 'corps', 'recipients', 'categories', 'company_code'] as const;

const PREVIEWS: Readonly<Record<Channel, ComponentType<PreviewProps>>> = {
  email: EmailPreview,
  push: PushPreview,
};
