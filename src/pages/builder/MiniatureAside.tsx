import Box from '@mui/material/Box';
import type { Appearance } from '@/core/appearance';
import { Bar, PIXEL } from './miniature-parts';

/** The menu of the miniature, in the skin of its own theme. */
export const MiniatureAside = ({ draft: { aside, skins } }: { draft: Appearance }) => {
  const isOpen = aside.start === 'open';
  return (
    <Box
      sx={{
        flex: 'none',
        width: isOpen ? aside.width * PIXEL : 16,
        p: isOpen ? '6px' : '4px',
        display: 'flex',
        flexDirection: 'column',
        gap: '3px',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Bar width={8} height={8} color="primary.main" sx={{ mb: '4px' }} />
      {GROUPS.map((items, group) => (
        <Box key={items.join()} sx={{ display: 'grid', gap: '3px', mb: '3px' }}>
          {isOpen && aside.groupNames ? (
            <Bar width={20} height={2} />
          ) : (
            <Box sx={{ height: '1px', bgcolor: 'divider' }} />
          )}
          {items.map((width, item) => (
            <Box
              key={width}
              sx={{
                height: HEIGHTS[skins.density],
                px: isOpen ? '3px' : 0,
                display: 'flex',
                alignItems: 'center',
                borderRadius: `${skins.radius * PIXEL}px`,
                bgcolor: group === 0 && item === 1 ? 'status.accent.tint' : 'transparent',
              }}
            >
              <Bar
                width={isOpen ? `${width}%` : '100%'}
                color={group === 0 && item === 1 ? 'status.accent.text' : 'text.primary'}
              />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
};

const GROUPS = [
  [60, 82, 54],
  [70, 48],
  [76, 58, 66],
];
const HEIGHTS = { compact: 6, normal: 8, roomy: 10 } as const;
