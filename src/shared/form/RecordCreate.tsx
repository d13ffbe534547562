import { CreateBase, useTranslate } from 'react-admin';
import { useDefinition } from '@/shared/definitions';
import { PageHead } from '@/shared/page/PageHead';
import { RecordForm, type RecordFormProps } from './RecordForm';
import { useRounds } from './useRounds';

/** The page that creates a record of the resource it belongs to; its inputs are the children. */
export const RecordCreate = (props: RecordFormProps) => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { round, end } = useRounds();
  return (
    // Whether the role may be here, the page guard has decided already.
    <CreateBase disableAuthentication>
      <PageHead title={translate(`resources.${name}.create`)} />
      <RecordForm key={round} {...props} onSettled={end} />
    </CreateBase>
  );
};
