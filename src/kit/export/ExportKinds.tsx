import MenuItem from '@mui/material/MenuItem';
import type { MenuProps } from '@mui/material/Menu';
import { ButtonMenu } from '@/ui/lazy/ButtonMenu';
import { useTranslate } from '@/ui/hooks/useTranslate';
import text from '@/ui/plain/text.module.css';
import styles from './ExportKinds.module.css';
import type { ExportKind } from './export-kinds';

export type ExportKindsProps = Omit<MenuProps, 'onClose'> & {
  onClose: () => void;
  onChoose: (kind: ExportKind) => void;
};

/** The kinds of file, each with its purpose. */
export const ExportKinds = ({ onChoose, ...menu }: ExportKindsProps) => {
  const translate = useTranslate();
  return (
    <ButtonMenu {...menu}>
      {KINDS.map((kind) => (
        <MenuItem key={kind} onClick={() => onChoose(kind)}>
          <span className={styles.kind}>
            <span>{translate(`export_file.${kind}`)}</span>
            <span className={`${text.body2} ${text.muted}`}>
              {translate(`export_file.${kind}_hint`)}
            </span>
          </span>
        </MenuItem>
      ))}
    </ButtonMenu>
  );
};

const KINDS: readonly ExportKind[] = ['shown', 'sheet', 'data', 'data_sheet'];
