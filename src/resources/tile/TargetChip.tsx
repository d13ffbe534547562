import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** Whom a tile is meant for. */
export const TargetChip = ({ target }: { target: unknown }) => {
  const translate = useTranslate();
  if (typeof target !== 'string' || target === '') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      label={translate(`resources.tile.target.${target}`, { _: target })}
    />
  );
};
