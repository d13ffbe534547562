import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { Channel } from './definitions';
import { EmailPreview } from './EmailPreview';
import { PushPreview } from './PushPreview';
import { useChannel } from './useChannel';

/** The wire's fields of a template or a notice, as read or as they are being typed. */
export type Message = Readonly<Record<string, unknown>>;

export type PreviewProps = {
  message: Message;
  /** It was sent: there is nothing left to check. */
  isSent?: boolean;
};

/** A message as it arrives. */
export const MessagePreview = (props: PreviewProps) => {
  const Preview = PREVIEWS[useChannel()];
  return <Preview {...props} />;
};

/** The same for the message in the form. */
export const WrittenPreview = () => {
  const values = useWatch({ name: [...FIELDS] }) as unknown[];
  return (
    <MessagePreview message={Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]))} />
  );
};

/** What is shown of a message, and whom it is for. */
const FIELDS = ['title', 'subject', 'corps', 'recipients', 'categories', 'company_code'] as const;

const PREVIEWS: Readonly<Record<Channel, ComponentType<PreviewProps>>> = {
  email: EmailPreview,
  push: PushPreview,
};
