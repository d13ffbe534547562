import CardGiftcardOutlinedIcon from '@mui/icons-material/CardGiftcardOutlined';
import { AWARD_OPTION } from '@/core/resource-names';
import { useCan } from '@/providers/session/use-session';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ListTool } from '@/kit/list/ListTool';
import { useDefinitions } from '@/kit/registry/definitions';

/** A link from the promotions to the award options, for users who may see them. */
export const AwardOptionsLink = () => {
  const translate = useTranslate();
  // An optional resource; the menu of the specification has no entry for it.
  const options = useDefinitions().get(AWARD_OPTION);
  const mayList = useCan(options?.access.list);
  if (!options?.routes.list || !mayList) return null;
  return (
    <ListTool
      to={options.routes.list}
      icon={<CardGiftcardOutlinedIcon />}
      label={translate('resources.award-option.name', { smart_count: 2 })}
    />
  );
};
