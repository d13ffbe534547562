import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lineOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Pending } from '@/ui/plain/Pending';
import type { Member } from './group.codec';

type MemberListProps = {
  members: readonly Member[];
  /** Whether missing names are being read. */
  isReading: boolean;
  onRemove: (id: string) => void;
};

/** The chosen customers by name and code; a long list scrolls on its own. */
export const MemberList = ({ members, isReading, onRemove }: MemberListProps) => {
  const translate = useTranslate();
  if (members.length === 0) {
    return (
      <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
        <Typography variant="body2" color="text.secondary">
          {translate('resources.group.form.none')}
        </Typography>
      </Paper>
    );
  }
  return (
    <Paper variant="outlined" sx={{ maxHeight: 360, overflowY: 'auto' }}>
      <List dense disablePadding aria-label={translate('resources.group.form.members')}>
        {members.map(({ id, code, name }) => (
          <ListItem
            key={id}
            divider
            secondaryAction={
              <IconButton
                size="small"
                edge="end"
                aria-label={translate('resources.group.form.remove', { name: name || code })}
                onClick={() => onRemove(id)}
              >
                <CloseIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemText
              primary={name || (isReading ? <Pending /> : lineOf(code))}
              secondary={name ? lineOf(code) : isReading && <Pending />}
              slotProps={{
                primary: { sx: { overflowWrap: 'anywhere' } },
                secondary: { sx: { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' } },
              }}
            />
          </ListItem>
        ))}
      </List>
    </Paper>
  );
};
