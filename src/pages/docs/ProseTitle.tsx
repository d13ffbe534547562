import Typography from '@mui/material/Typography';

export const ProseTitle = ({ children }: { children: string }) => (
  <Typography variant="h4" component="h1" sx={{ mt: 1, mb: 2, textWrap: 'balance' }}>
    {children}
  </Typography>
);
