import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { representationOf } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { useSetApart } from '../set-apart';
import { listedRecord } from './listed-records';

/** Rows that are set apart: the number left out of the selection, and the names of those in it. */
export const ActionSetApart = ({ ids }: { ids: readonly Identifier[] }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const definition = useDefinition();
  const client = useQueryClient();
  const { ids: setApart, leftOut } = useSetApart();
  const included = ids.filter((id) => setApart.has(id));
  const words = (key: 'left_out' | 'included', count: number, names = '') =>
    translate(`resources.${definition.name}.set_apart.${key}`, {
      smart_count: count,
      count: number(count),
      names,
    });
  const nameOf = (id: Identifier) => {
    const record = listedRecord(client, definition.name, id);
    return record ? representationOf(definition, record) : String(id);
  };
  return (
    <>
      {included.length > 0 && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {words('included', included.length, included.map(nameOf).join(', '))}
        </Alert>
      )}
      {leftOut.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {words('left_out', leftOut.length)}
        </Alert>
      )}
    </>
  );
};
