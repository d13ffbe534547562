import { useEffect } from 'react';
import { isRest } from '@/imports/check/reported-errors';
import { useDefinitions } from '@/kit/registry/definitions';
import { alerts } from '@/ui/alerts/alert-store';
import { readKeptImport } from './kept-import';
import { openImport, openImportOf } from './open-imports';

/** Opens the kept file of a kind again that a reload of the page has closed, with its corrections. */
export const useKeptImport = (recordType: string): void => {
  const definitions = useDefinitions();
  useEffect(() => {
    let isGone = false;
    const restore = async () => {
      if (openImportOf(recordType)) return;
      const found = await readKeptImport(recordType);
      if (!found || isGone || openImportOf(recordType)) return;
      openImport(recordType, found.file, definitions, found.reported, found.kept);
      const { name } = found.file;
      const message = isRest(found.reported) ? 'restored_rest' : 'restored';
      alerts.show({
        kind: 'info',
        lines: [{ message: `imports.panel.file.${message}`, args: { name } }],
      });
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, [recordType, definitions]);
};
