import { useNavigate } from 'react-admin';
import { fillPath } from '@/core/routes';
import { useDefinitions } from '@/kit/registry/definitions';
import { RECORD_TYPES, type RecordType } from '@/core/record-types';
import { RECORD_TYPE_TABS } from './record-type-tabs';
import { openImport } from './open-imports';

/** Returns a function that opens a file where its kind is imported: on its page, its tab, or the list it fills. */
export const useTakeToKind = (): ((kind: RecordType, file: File) => void) => {
  const navigate = useNavigate();
  const definitions = useDefinitions();
  return (kind, file) => {
    openImport(kind, file, definitions);
    const imports = definitions.get('import-record');
    const page = imports?.values?.record_type?.find((type) => type === kind);
    const tabbed = Object.entries(RECORD_TYPE_TABS).find(([, tabs]) => tabs.includes(kind));
    const shown = page ?? tabbed?.[0];
    const path = imports?.routes.list;
    if (shown && path) {
      const search = page ? '' : `?tab=${kind}`;
      navigate(`${fillPath(path, { record_type: String(shown) })}${search}`);
      return;
    }
    const list = definitions.get(RECORD_TYPES[kind])?.routes.list;
    if (list) navigate(`${list}?import`);
  };
};
