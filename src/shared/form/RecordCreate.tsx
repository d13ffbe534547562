import { CreateBase } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useDefinition } from '@/shared/registry/definitions';
import { FormHead } from '@/shared/record/FormHead';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { useFormKey } from './useFormKey';

/** Creates a record of the resource it belongs to, on a page or in a drawer; its inputs are the children. */
export const RecordCreate = (props: RecordFormProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { formKey, expire } = useFormKey();
  return (
    // Whether the role may be here, the page guard has decided already.
    <CreateBase disableAuthentication>
      <FormHead title={translate(`resources.${name}.create`)} />
      <RecordForm key={formKey} {...props} onClosed={expire} />
    </CreateBase>
  );
};
