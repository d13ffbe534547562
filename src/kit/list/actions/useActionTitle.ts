import { useTranslate } from '@/ui/hooks/useTranslate';
import { useCounted } from '@/kit/record/useCountedNoun';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * Returns a function for the title of an action on `count` records: 'Deactivate 3 customers'. An action whose name
 * cannot precede the records has a message of its own. Without records the title is the action's name.
 */
export const useActionTitle = () => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const counted = useCounted();
  return (action: { name: string }, count: number): string => {
    const key = `resources.${name}.actions.${action.name}`;
    const verb = translate(key);
    if (count === 0) return verb;
    const many = { smart_count: count };
    const records = counted(name, count);
    return translate(`${key}_title`, { records, ...many, _: `${verb} ${records}` });
  };
};

/** Returns a function for the alert after an action: '3 customers deactivated', for one row 'Customer deactivated'. */
export const useActionDone = () => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const counted = useCounted();
  return (action: { name: string }, count?: number) => ({
    message: `resources.${name}.actions.${action.name}_done`,
    args: {
      records: count ? counted(name, count) : translate(`resources.${name}.name`, ONE),
      smart_count: count ?? 1,
    },
  });
};

const ONE = { smart_count: 1 };
