import { useEffect } from 'react';
import { useDefinitions } from '@/kit/registry/definitions';
import { alerts } from '@/ui/alerts/alert-store';
import { readKeptImport } from './kept-import';
import { openImport, openImportOf } from './open-imports';

/** Opens the corrected file of a kind again that a reload of the page has closed, with its corrections. */
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
      alerts.show({
        kind: 'info',
        lines: [{ message: 'imports.panel.file.restored', args: { name } }],
      });
    };
    void restore();
    return () => {
      isGone = true;
    };
  }, [recordType, definitions]);
};
