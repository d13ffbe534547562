import type { ReactNode } from 'react';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { MarkedLabel } from '@/shared/plain/MarkedLabel';
import { useIsRequired } from '@/shared/form/RequiredFields';
import { useDefinition } from '@/shared/registry/definitions';

type FieldLabelProps = {
  /** The wire field. */
  source: string;
  /** Instead of the field's name in the catalogue. */
  children?: ReactNode;
};

/** The label of a field, marked where the form requires it. */
export const FieldLabel = ({ source, children }: FieldLabelProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  return (
    <MarkedLabel isRequired={useIsRequired(source)}>
      {children ?? translate(`resources.${name}.fields.${source}`)}
    </MarkedLabel>
  );
};
