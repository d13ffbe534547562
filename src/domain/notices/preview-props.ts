/** The wire's fields of a template or a notice, as read or while being typed. */
export type Message = Readonly<Record<string, unknown>>;

export type PreviewProps = {
  message: Message;
  /** Whether it has been sent: the checks are then hidden. */
  isSent?: boolean;
};
