import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { Link, useCreatePath, useListContext, useTranslate } from 'react-admin';
import type { Permission } from '@/core/permissions';
import { useCan } from '@/providers/use-session';
import { useDefinition } from '../definitions';
import { useFormats } from '../useFormats';
import { ExportButton } from '../export/ExportButton';
import { PageHead } from '../page/PageHead';
import type { Column } from './column';

const NOBODY: Permission = 'none:visit';

/** Title and count of a list, its export, and the one primary action. */
export const ListHead = ({ columns }: { columns: readonly Column[] }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { name, routes, access } = useDefinition();
  const { total } = useListContext();
  const mayCreate = useCan(access.create ?? NOBODY);
  return (
    <PageHead
      title={translate(`resources.${name}.name`, { smart_count: 2 })}
      count={total === undefined ? undefined : number(total)}
      actions={
        <>
          <ExportButton columns={columns} />
          {routes.create && mayCreate && <CreateButton />}
        </>
      }
    />
  );
};

/** Leads to the page that makes a new record of the list's resource. */
export const CreateButton = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { name } = useDefinition();
  return (
    <Button
      component={Link}
      to={createPath({ resource: name, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {translate(`resources.${name}.create`)}
    </Button>
  );
};
