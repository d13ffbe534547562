import Box from '@mui/material/Box';
import { useCalendar } from './calendar-context';

/** The initials of an item's companies on its chip; nothing for all companies, and where the user has only one. */
export const CompanyMark = ({ codes }: { codes: readonly string[] }) => {
  const { companyInitials } = useCalendar();
  const [first, ...more] = codes.flatMap((code) => companyInitials.get(code) ?? []);
  if (!first) return null;
  return (
    <Box component="span" data-company={more.length > 0 ? 'several' : 'one'} sx={MARK}>
      {more.length > 0 ? `${first}+${more.length}` : first}
    </Box>
  );
};

const MARK = {
  flex: 'none',
  ml: 'auto',
  px: 0.25,
  borderRadius: 0.5,
  fontSize: 10,
  lineHeight: '14px',
  fontWeight: 600,
  bgcolor: 'background.paper',
  color: 'text.secondary',
};
