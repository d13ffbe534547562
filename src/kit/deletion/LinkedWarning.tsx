import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { RaRecord } from 'react-admin';
import { foldAccents } from '@/core/fold-accents';
import type { ResourceDefinition } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { DependentCount } from '@/kit/dependents/useDependentCounts';
import { Count, DependentCounts } from './DependentCounts';

type LinkedWarningProps = {
  titleId: string;
  definition: ResourceDefinition;
  record: RaRecord;
  /** The name of the record. */
  name: string;
  /** The records that refer to it and would not be deleted with it; at least one. */
  linked: readonly DependentCount[];
  /** Called when the user continues to the question. */
  onContinue: () => void;
  onClose: () => void;
};

/** The content of the dialog before the question where other records refer to the record: it links to their lists. */
export const LinkedWarning = (props: LinkedWarningProps) => {
  const { titleId, definition, record, name, linked, onContinue, onClose } = props;
  const translate = useTranslate();
  const { number } = useFormats();
  const only = linked.length === 1 ? linked[0] : undefined;
  // Italian: 'ad Aurora', 'a Monviso'.
  const to = translate(`deletion.to.${foldAccents(name).startsWith('a') ? 'a' : 'other'}`, {
    name,
  });
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {only ? (
          <>
            {translate('deletion.linked_one', { name })} <Count {...only} onLeave={onClose} />
          </>
        ) : (
          translate('deletion.linked', { to, count: number(linked.length) })
        )}
      </DialogTitle>
      <DialogContent id={`${titleId}-text`}>
        <DependentCounts
          definition={definition}
          record={record}
          onLeave={onClose}
          hasTitle
          named={only}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onContinue}>
          {translate('deletion.anyway')}
        </Button>
        <Button autoFocus variant="contained" onClick={onClose}>
          {translate('form.close')}
        </Button>
      </DialogActions>
    </>
  );
};
