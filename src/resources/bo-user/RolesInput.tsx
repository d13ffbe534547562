import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { textsOf } from '@/core/one-or-many';
import { grantableRoles, isRole, ROLES, type Role } from '@/core/permissions';
import { lineOf } from '@/core/text';
import { useCurrentUser } from '@/providers/session/use-session';
import { FieldLabel } from '@/kit/inputs/FieldLabel';
import { messageIn } from '@/kit/inputs/field-error';
import { onLeavingGroup } from '@/kit/inputs/on-leaving-group';

type RolesInputProps = {
  source: string;
  /** The highest role of the user whose own account this is: nobody takes it from themselves. */
  ownRole?: Role;
};

/**
 * Checkboxes for the roles the user may give. A higher role is shown, disabled, only where the account has it already.
 * A role unknown to the console is shown as well: its rule refuses it until it is removed.
 */
export const RolesInput = ({ source, ownRole }: RolesInputProps) => {
  const translate = useTranslate();
  const errorId = useId();
  const keptId = useId();
  const { roles } = useCurrentUser();
  const { field, fieldState } = useInput({ source, format: textsOf, parse: textsOf });
  const held = textsOf(field.value);
  const grantable = grantableRoles(roles);
  const shown = [
    ...ROLES.filter((role) => grantable.includes(role) || held.includes(role)),
    ...held.filter((role) => !isRole(role)),
  ];
  const isKept = (role: string) => role === ownRole && held.includes(role);
  const error = messageIn(fieldState.error);
  const toggle = (role: string) =>
    field.onChange(held.includes(role) ? held.filter((other) => other !== role) : [...held, role]);
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-invalid={error !== undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <FormLabel component="legend" sx={{ typography: 'subtitle2', color: 'text.primary' }}>
        <FieldLabel source={source} isGroup />
      </FormLabel>
      <FormGroup onBlur={onLeavingGroup(field.onBlur)}>
        {shown.map((role, index) => (
          <FormControlLabel
            key={role}
            sx={{ mr: 0, '& > :last-child': { minWidth: 0, overflowWrap: 'anywhere' } }}
            label={translate(`roles.${lineOf(role)}`, { _: lineOf(role) })}
            disabled={(isRole(role) && !grantable.includes(role)) || isKept(role)}
            control={
              <Checkbox
                name={source}
                value={role}
                checked={held.includes(role)}
                onChange={() => toggle(role)}
                slotProps={{
                  input: {
                    ref: index === 0 ? field.ref : undefined,
                    'aria-invalid': error !== undefined,
                    'aria-describedby': isKept(role) ? keptId : error ? errorId : undefined,
                  },
                }}
              />
            }
          />
        ))}
      </FormGroup>
      {ownRole && (
        <FormHelperText id={keptId}>{translate('resources.bo-user.form.own_role')}</FormHelperText>
      )}
      {error && (
        <FormHelperText id={errorId}>
          <InputHelperText error={error} />
        </FormHelperText>
      )}
    </FormControl>
  );
};
