import type { ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { MarkedLabel } from '@/ui/plain/MarkedLabel';
import { useIsRequired } from '@/kit/form-state/RequiredFields';
import text from '@/ui/plain/text.module.css';
import { useDefinition } from '@/kit/registry/definitions';

type FieldLabelProps = {
  /** The wire field. */
  source: string;
  /** Whether it labels a group, and so states in text that it is required: groups do not allow `aria-required`. */
  isGroup?: boolean;
  /** Replaces the field's label in the catalogue. */
  children?: ReactNode;
};

/** The label of a field, marked if the form requires it. */
export const FieldLabel = ({ source, isGroup = false, children }: FieldLabelProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const isRequired = useIsRequired(source);
  return (
    <MarkedLabel isRequired={isRequired}>
      {children ?? translate(`resources.${name}.fields.${source}`)}
      {isGroup && isRequired && (
        <span className={text.visuallyHidden}> ({translate('form.is_required')})</span>
      )}
    </MarkedLabel>
  );
};
