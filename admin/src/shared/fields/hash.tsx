import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

const HEAD = 12;
const TAIL = 6;

/** A hash with a copy button. Long values wrap. If `short`, only the tooltip and the copy have the full value. */
export const Hash = ({ value, short = false }: { value: string; short?: boolean }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify('console.action.copied', { type: 'info' });
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box component="code" title={short ? value : undefined} sx={{ fontSize: '0.75rem', wordBreak: 'break-all' }}>
        {short ? `${value.slice(0, HEAD)}…${value.slice(-TAIL)}` : value}
      </Box>
      <IconButton size="small" aria-label={translate('console.action.copy')} onClick={() => void copy()}>
        <ContentCopyIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
};
