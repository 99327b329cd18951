import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';
import { Box } from '@mui/material';
import { FileSize } from '#shared/fields/file-size.tsx';
import { Hash } from '#shared/fields/hash.tsx';
import { DetailsTable } from '../details-table.tsx';

/** File details: size, hashes and manifest. */
export const ArchiveDetails = ({ inspection }: { inspection: Inspection }) => {
  const { fields } = inspection;
  return (
    <Box sx={{ border: 1, borderColor: 'divider', p: 2 }}>
      <DetailsTable
        rows={[
          ['resources.releases.fields.file_name', inspection.file_name],
          ['resources.releases.fields.file_size', <FileSize key="size" bytes={inspection.size} />],
          ['SHA-256', <Hash key="sha256" value={inspection.sha256} />],
          ['SHA-512', <Hash key="sha512" value={inspection.sha512} />],
          ['console.releases.manifest', fields.manifest],
          ['console.releases.manifest_name', [fields.name, fields.mod_id].filter(Boolean).join(' · ')],
          ['console.releases.manifest_authors', fields.authors.join(', ')],
          ['console.releases.manifest_game', fields.game_ranges.join(' · ')],
          ['resources.mods.fields.license', fields.license],
        ]}
      />
    </Box>
  );
};
