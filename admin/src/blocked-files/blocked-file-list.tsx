import type { AdminBlockedFile } from '@bigorna/domain/endpoints/admin/take-downs';
import { Box, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { LoadingRows } from '../lists/loading-rows.tsx';
import { NoRows } from '../lists/no-rows.tsx';
import { StaffList } from '../lists/staff-list.tsx';
import { BlockedFileRow } from './blocked-file-row.tsx';

const Files = () => {
  const { data = [], isPending } = useListContext<AdminBlockedFile>();
  if (isPending) return <LoadingRows />;
  if (data.length === 0) return <NoRows text="console.blocked_files.empty" />;
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {data.map((file) => (
        <BlockedFileRow key={file.id} file={file} />
      ))}
    </Box>
  );
};

/** The files that no release may be or hold, the last blocked first. */
export const BlockedFileList = () => {
  const translate = useTranslate();
  return (
    <StaffList sort={{ field: 'created_at', order: 'DESC' }} creates>
      <div>
        <Typography color="textSecondary" sx={{ px: 2, pt: 2 }}>
          {translate('console.blocked_files.lead')}
        </Typography>
        <Files />
      </div>
    </StaffList>
  );
};
