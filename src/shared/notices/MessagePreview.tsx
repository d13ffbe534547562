import type { ComponentType } from 'react';
import { useWatch } from 'react-hook-form';
import type { Channel } from './definitions';
import { EmailPreview } from './EmailPreview';
import { PushPreview } from './PushPreview';
import { useChannel } from './useChannel';

/** The wire's fields of a template or a notice, as read or as they are being typed. */
export type Message = Readonly<Record<string, unknown>>;

/** What a message looks like where it arrives. */
export const MessagePreview = ({ message }: { message: Message }) => {
  const Preview = PREVIEWS[useChannel()];
  return <Preview message={message} />;
};

/** The same of the one that is being written in the form. */
export const WrittenPreview = () => {
  const [title, subject, corps] = useWatch({ name: ['title', 'subject', 'corps'] }) as unknown[];
  return <MessagePreview message={{ title, subject, corps }} />;
};

const PREVIEWS: Readonly<Record<Channel, ComponentType<{ message: Message }>>> = {
  email: EmailPreview,
  push: PushPreview,
};
