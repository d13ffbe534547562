import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { Link, type RaRecord } from 'react-admin';
import { recordPath } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';

type EditLinkProps = Pick<ButtonProps, 'size' | 'variant'> & { record: RaRecord };

/** The link from a record's read-only page or panel to its form, for users who may edit it. */
export const EditLink = ({ record, variant = 'outlined', size }: EditLinkProps) => {
  const translate = useTranslate();
  const definition = useDefinition();
  if (!useCan(definition.access.edit)) return null;
  return (
    <Button
      component={Link}
      to={recordPath(definition, 'edit', record)}
      variant={variant}
      size={size}
      startIcon={<EditOutlinedIcon />}
    >
      {translate('ra.action.edit')}
    </Button>
  );
};
