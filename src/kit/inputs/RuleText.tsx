import type { ReactNode } from 'react';
import type { MessageKey } from '@/i18n/message-key';
import { useTranslate } from '@/ui/hooks/useTranslate';

/**
 * The rule of a field, shown while the field has the focus and replaced by its error. The theme otherwise hides it but
 * keeps its line, so that fields do not move under the pointer.
 */
export const RuleText = ({ children }: { children: ReactNode }) => (
  <span data-rule="">{children}</span>
);

/** Shows the rule on focus in inputs other than MUI's form controls, which the theme covers. */
export const RULE_ON_FOCUS = {
  '&:not(:focus-within) [data-rule]': { visibility: 'hidden' },
} as const;

/** A translated helper text; a rule (`form.hint.…`) is shown as RuleText. */
export const HintText = ({ hint }: { hint: MessageKey }) => {
  const translate = useTranslate();
  const text = translate(hint, { _: hint });
  return hint.startsWith('form.hint.') ? <RuleText>{text}</RuleText> : text;
};
