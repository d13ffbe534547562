import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { useFormats } from '@/shared/formats/useFormats';
import type { Draft } from './drafts';
import { useRecordForm } from './record-form-context';

type DraftBannerProps = { draft: Draft; onRestore: () => void; onDiscard: () => void };

/** Offers what was typed before and never saved. */
export const DraftBanner = ({ draft, onRestore, onDiscard }: DraftBannerProps) => {
  const translate = useTranslate();
  const { moment } = useFormats();
  const { definition, record } = useRecordForm();
  const dropped = draft.dropped.map((field) =>
    translate(`resources.${definition.name}.fields.${field}`, { _: field }),
  );
  const isOutdated = draft.basedOn !== undefined && draft.basedOn !== record?.updated_at;
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            {translate('form.draft.restore')}
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            {translate('form.draft.discard')}
          </Button>
        </>
      }
    >
      {translate('form.draft.offer', { moment: moment(new Date(draft.savedAt)) })}
      {dropped.length > 0 && ` ${translate('form.draft.dropped', { fields: dropped.join(', ') })}`}
      {isOutdated && ` ${translate('form.draft.outdated')}`}
    </Alert>
  );
};
