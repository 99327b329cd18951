import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';

/** Request id for the server logs, with a copy button. */
export const RequestId = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    notify('console.logs.copied', { type: 'info' });
  };
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', minWidth: 0, maxWidth: 1 }}>
      <span>{translate('console.logs.request_id')}&nbsp;</span>
      <Box component="code" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {id}
      </Box>
      <Tooltip title={translate('console.logs.copy')}>
        <IconButton size="small" aria-label={translate('console.logs.copy')} onClick={() => void copy()}>
          <ContentCopyIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};
