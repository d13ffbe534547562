import { CreateBase, useTranslate } from 'react-admin';
import { useDefinition } from '@/shared/definitions';
import { PageHead } from '@/shared/page/PageHead';
import { RecordForm, type RecordFormProps } from './RecordForm';

/** The page that creates a record of the resource it belongs to; its inputs are the children. */
export const RecordCreate = (props: RecordFormProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  return (
    // Whether the role may be here, the page guard has decided already.
    <CreateBase disableAuthentication>
      <PageHead title={translate(`resources.${name}.create`)} />
      <RecordForm {...props} />
    </CreateBase>
  );
};
