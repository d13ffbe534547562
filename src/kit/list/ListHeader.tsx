import AddIcon from '@mui/icons-material/Add';
import { useRef } from 'react';
import { useListContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useOffersCreate } from '@/kit/registry/may-create';
import { useDefinition } from '@/kit/registry/definitions';
import { ButtonLink } from '@/kit/links/ButtonLink';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { prefillOf } from '@/kit/links/prefill';
import { useFormats } from '@/ui/formats/useFormats';
import { PageHeader } from '@/ui/page/PageHeader';
import { useParentName } from '@/kit/registry/parent-record';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import styles from './ListHeader.module.css';

/** The title, count and actions of a list. */
export const ListHeader = ({ isReadOnly }: { isReadOnly: boolean }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const definition = useDefinition();
  const { total } = useListContext();
  const offersCreate = useOffersCreate(definition) && !isReadOnly;
  return (
    <PageHeader
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      count={total === undefined ? undefined : number(total)}
      subtitle={useParentName()}
      actions={offersCreate && <CreateButton />}
    />
  );
};

/** Opens the page or drawer for a new record, which starts with the values by which the list is filtered. */
export const CreateButton = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const { filterValues } = useListContext();
  const link = useRef<HTMLAnchorElement>(null);
  useShortcut('create', () => link.current?.click(), link);
  return (
    <ButtonLink
      look="primary"
      ref={link}
      to={addresses.create(prefillOf(definition, filterValues))}
      className={styles.create}
    >
      <AddIcon />
      {translate(`resources.${definition.name}.create`)}
    </ButtonLink>
  );
};
