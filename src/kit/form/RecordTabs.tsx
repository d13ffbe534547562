import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { useEvent, useRecordContext, type RaRecord } from 'react-admin';
import type { MessageKey } from '@/i18n/message-key';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { readDraft } from '@/kit/drafts/drafts';
import { useDraftKey } from '@/kit/drafts/useDraftKey';
import { FormTabContext } from '@/kit/form-state/form-tab';
import { useSearchParam } from '@/kit/links/useSearchParam';
import { useDefinition } from '@/kit/registry/definitions';
import { UNSAVED_DOT } from '@/kit/save-bar/UnsavedFields';

/** A tab of a record's page besides its form. */
export type RecordTab = {
  /** Its value in the address: `?tab=profile`. */
  name: string;
  /** Key of its label. */
  label: MessageKey;
  content: ReactNode;
};

/** The tabs of a record besides its form, and the label of the form itself. */
export type RecordTabsOf = {
  formLabel: MessageKey;
  others: readonly RecordTab[];
  /** Whether the form comes after the other tabs. */
  isFormLast?: boolean;
  /** Figures of the record, above the tabs. */
  Head?: ComponentType<{ record: RaRecord }>;
};

type RecordTabsProps = Omit<RecordTabsOf, 'Head'> & { form: ReactNode };

/**
 * The tabs of a record's page: its form and others. The chosen tab is in the address, so that links, the back button
 * and a reload work. Once opened, the form stays mounted behind the others with its typed values. Its tab is marked
 * while it has unsaved values or, before it is opened, a draft.
 */
export const RecordTabs = ({
  formLabel,
  others: tabs,
  isFormLast = false,
  form,
}: RecordTabsProps) => {
  const translate = useTranslate();
  const id = useId();
  const [asked, setAsked] = useSearchParam('tab');
  const chosen = tabs.find(({ name }) => name === asked);
  const isForm = chosen === undefined;
  const [isFormOpened, setFormOpened] = useState(isForm);
  const [isUnsaved, setUnsaved] = useState(false);
  const record = useRecordContext();
  const key = useDraftKey(useDefinition())(record?.id);
  const [hasDraft] = useState(() => readDraft(key) !== null);
  const isMarked = isUnsaved || (hasDraft && !isFormOpened);
  if (isForm && !isFormOpened) setFormOpened(true);
  // Another tab has changed the record: a form without unsaved values starts again with the new ones.
  const [version, setVersion] = useState<unknown>(record?.updated_at);
  if (!isForm && !isUnsaved && record?.updated_at !== version) setVersion(record?.updated_at);
  const open = (name: string) => setAsked(name === FORM ? null : name);
  const show = useEvent(() => void (isForm || open(FORM)));
  const isOpen = useEvent(() => isForm);
  const formTabContext = useMemo(() => ({ mark: setUnsaved, show, isOpen }), [show, isOpen]);
  const panelProps = (name: string) => ({
    role: 'tabpanel',
    id: `${id}-${name}-panel`,
    'aria-labelledby': `${id}-${name}`,
  });
  const tabProps = (name: string) => ({
    value: name,
    id: `${id}-${name}`,
    'aria-controls': `${id}-${name}-panel`,
  });
  const unsavedProps = (tab: string) => ({
    icon: <Box component="span" aria-hidden sx={UNSAVED_DOT} />,
    iconPosition: 'end' as const,
    sx: MARKED,
    'aria-label': translate('form.tab_unsaved', { tab }),
  });
  const formTab = { name: FORM, label: formLabel };
  const inOrder = isFormLast ? [...tabs, formTab] : [formTab, ...tabs];
  return (
    <>
      <Tabs
        value={chosen?.name ?? FORM}
        aria-label={translate('form.tabs')}
        onChange={(_, name) => open(name)}
        sx={{ mb: 3 }}
      >
        {inOrder.map(({ name, label }) => (
          <Tab
            key={name}
            {...tabProps(name)}
            label={translate(label)}
            {...(isMarked && name === FORM ? unsavedProps(translate(label)) : {})}
          />
        ))}
      </Tabs>
      <Box {...panelProps(FORM)} hidden={!isForm}>
        {isFormOpened && (
          <FormTabContext key={String(version)} value={formTabContext}>
            {form}
          </FormTabContext>
        )}
      </Box>
      {tabs.map(({ name, content }) => (
        <Box key={name} {...panelProps(name)} hidden={name !== chosen?.name}>
          {name === chosen?.name && content}
        </Box>
      ))}
    </>
  );
};

const FORM = 'form';

/** The dot takes its space from the gap between the tabs, so that the other tabs do not move. */
const MARKED = { mr: 0.5, '& > .MuiTab-icon': { ml: 1 } };
