import { InputHelperText, useInput } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import type { StaffPlace } from '@/providers/data/staff';
import { useDefinition } from '@/shared/registry/definitions';
import { AgentAutocomplete } from '@/shared/references/AgentAutocomplete';
import { useAgents } from '@/shared/references/useStaff';
import { messageIn } from './field-error';

type AgentPickerProps = {
  /** The wire field; it holds the code of an agent. */
  source: string;
  /** Where the form keeps it, if not there: one of a list, `agent_code.0`. */
  field?: string;
  /** Whose agents are offered. */
  place: StaffPlace;
  disabled?: boolean;
  helperText?: string;
  /** What the server says of the whole list the field is one of. */
  error?: string;
  /** Instead of setting the field: where a choice changes more than that. */
  onPick?: (code: string) => void;
};

/** A form's picker of one agent of a place. */
export const AgentPicker = ({
  source,
  field: path = source,
  place,
  disabled,
  helperText,
  error: errorOfAll,
  onPick,
}: AgentPickerProps) => {
  const translate = useTranslate();
  const own = useDefinition();
  const { field, fieldState } = useInput({ source: path });
  const { isError: isRefused } = useAgents(place, false);
  const error = messageIn(fieldState.error) ?? errorOfAll;
  return (
    <AgentAutocomplete
      place={place}
      value={String(field.value ?? '')}
      onChange={onPick ?? field.onChange}
      label={translate(`resources.${own.name}.fields.${source}`)}
      name={source}
      disabled={disabled}
      textField={{
        inputRef: field.ref,
        onBlur: field.onBlur,
        error: error !== undefined,
        helperText: (
          <InputHelperText error={error} helperText={isRefused ? 'picker.refused' : helperText} />
        ),
      }}
    />
  );
};
