import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { reachesAgents, reachesCustomers } from '@/core/audience';
import { isMoment } from '@/core/days';
import { textsOf } from '@/core/one-or-many';
import { textOf } from '@/core/text';
import { useFormValues } from '@/kit/form-state/useFormValues';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { CompanyScreen } from '@/domain/preview/CompanyScreen';
import { ViewerSwitch, type Viewer } from '@/domain/preview/ViewerSwitch';
import { PublicationArticle } from './PublicationArticle';
import { PUBLICATION_FIELDS } from './publication-definition';

/** A publication being edited, as an agent or a customer sees it; `children` shows the resource's own fields. */
export const PublicationPreview = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Viewer | null>(null);
  const fields = useFormValues(PUBLICATION_FIELDS);
  const viewer = chosen ?? firstViewerOf(textsOf(fields.recipients));
  const notes = useNotes(viewer, fields);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Stack sx={{ alignItems: 'center' }}>
        <ViewerSwitch value={viewer} onChange={setChosen} />
      </Stack>
      <CompanyScreen label={translate('publication.preview')} company={textOf(fields.company_code)}>
        {(look) => (
          <PublicationArticle fields={fields} look={look}>
            {children}
          </PublicationArticle>
        )}
      </CompanyScreen>
      {notes.map((note) => (
        <Alert key={note} severity="info">
          {note}
        </Alert>
      ))}
    </Stack>
  );
};

/** The kind of user among `recipients`; customers if both kinds are, or none. */
const firstViewerOf = (recipients: readonly string[]): Viewer =>
  reachesAgents(recipients) && !reachesCustomers(recipients) ? 'agent' : 'customer';

/** The reasons why the app does not show the publication to `viewer`, or not yet. */
const useNotes = (viewer: Viewer, fields: Readonly<Record<string, unknown>>): string[] => {
  const translate = useTranslate();
  const { moment } = useFormats();
  const recipients = textsOf(fields.recipients);
  const isReached = viewer === 'agent' ? reachesAgents(recipients) : reachesCustomers(recipients);
  const date = textOf(fields.publication_date);
  const isUpcoming = isMoment(date) && Date.parse(date) > Date.now();
  const isDraft = fields.published !== true;
  const isHidden = fields.visible === false;
  const notes =
    recipients.length > 0 && !isReached ? [translate(`publication.unseen.${viewer}`)] : [];
  if (isHidden) notes.push(translate('publication.hidden'));
  if (isUpcoming && !isHidden) {
    const key = `publication.${isDraft ? 'draft_until' : 'upcoming'}` as const;
    notes.push(translate(key, { moment: moment(date) }));
  } else if (isDraft) {
    notes.push(translate('publication.draft'));
  }
  return notes;
};
