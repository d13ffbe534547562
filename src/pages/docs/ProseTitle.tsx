import Typography from '@mui/material/Typography';
import { PAGE_TITLE_ID } from '@/ui/page/page-title';

export const ProseTitle = ({ children }: { children: string }) => (
  <Typography
    variant="h4"
    component="h1"
    id={PAGE_TITLE_ID}
    sx={{ mt: 1, mb: 2, textWrap: 'balance' }}
  >
    {children}
  </Typography>
);
