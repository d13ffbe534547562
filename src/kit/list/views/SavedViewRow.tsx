import DeleteOutlineIcon from '@mui/icons-material/DeleteOutline';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useFocusIfLost } from '@/ui/hooks/useFocusIfLost';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ViewNameForm, type NameRemark } from './ViewNameForm';

type SavedViewRowProps = {
  name: string;
  /** Whether the row is the form for a new name. */
  isRenamed: boolean;
  remarkOn: (name: string) => NameRemark | undefined;
  onChoose: () => void;
  /** Called without a name to open the form, then with the new name. */
  onRename: (name?: string) => void;
  onCancel: () => void;
  onRemove: () => void;
};

/** A saved view: a press applies it, and buttons rename and delete it. */
export const SavedViewRow = ({ isRenamed, ...row }: SavedViewRowProps) => {
  const translate = useTranslate();
  if (!isRenamed) return <ShownRow {...row} />;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ViewNameForm
        initial={row.name}
        label={translate('saved_views.new_name', { name: row.name })}
        submitLabel={translate('saved_views.rename')}
        remarkOn={row.remarkOn}
        onSubmit={row.onRename}
        onCancel={row.onCancel}
      />
    </ListItem>
  );
};

const ShownRow = ({ name, onChoose, onRename, onRemove }: Omit<SavedViewRowProps, 'isRenamed'>) => {
  const translate = useTranslate();
  const rename = useFocusIfLost<HTMLButtonElement>();
  return (
    <ListItem
      disablePadding
      sx={ROW}
      secondaryAction={
        <>
          <IconButton
            ref={rename}
            size="small"
            aria-label={translate('saved_views.rename_one', { name })}
            onClick={() => onRename()}
          >
            <EditOutlinedIcon fontSize="small" />
          </IconButton>
          <IconButton
            size="small"
            edge="end"
            aria-label={translate('saved_views.remove', { name })}
            onClick={onRemove}
          >
            <DeleteOutlineIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      <ListItemButton onClick={onChoose}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
      </ListItemButton>
    </ListItem>
  );
};

/** Leaves room for the two buttons beside the name. */
const ROW = { '& > .MuiListItemButton-root': { pr: 10 } } as const;
