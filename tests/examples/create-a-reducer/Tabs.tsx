import MuiTabs from '@mui/material/Tabs';
import Tab from '@mui/material/Tab';
import { useLocation, useNavigate } from 'react-admin';

type TabsProps = { names: readonly [string, ...string[]] };

/** The chosen tab is in the address, so the back button and a link know it. */
export const Tabs = ({ names }: TabsProps) => {
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search).get('tab') ?? '';
  const current = names.includes(asked) ? asked : names[0];
  return (
    <MuiTabs
      value={current}
      onChange={(_, tab: string) => navigate({ search: `?${new URLSearchParams({ tab })}` })}
    >
      {names.map((name) => (
        <Tab key={name} value={name} label={name} />
      ))}
    </MuiTabs>
  );
};
