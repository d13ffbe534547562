import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

type DisclosureProps = {
  /** Id of the list it shows and hides. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
  sx: SystemStyleObject<Theme>;
  children: string;
};

/** Shows and hides a list that has no room beside the page. */
export const Disclosure = ({ controls, isOpen, onToggle, sx, children }: DisclosureProps) => (
  <Button
    variant="outlined"
    fullWidth
    aria-controls={controls}
    aria-expanded={isOpen}
    onClick={onToggle}
    endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
    sx={[{ justifyContent: 'space-between', fontWeight: 500 }, sx]}
  >
    {children}
  </Button>
);
