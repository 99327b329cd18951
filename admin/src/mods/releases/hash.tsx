import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** A hash, broken where it must be, and a button that copies it. */
export const Hash = ({ value }: { value: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    notify('console.action.copied', { type: 'info' });
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box component="code" sx={{ fontSize: '0.75rem', overflowWrap: 'anywhere', wordBreak: 'break-all' }}>
        {value}
      </Box>
      <IconButton size="small" aria-label={translate('console.action.copy')} onClick={() => void copy()}>
        <ContentCopyIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </Box>
  );
};
