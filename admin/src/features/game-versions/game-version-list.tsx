import { CONTENT_TYPES } from '@bigorna/domain/catalogue-terms';
import type { AdminGameVersion } from '@bigorna/domain/endpoints/admin/game-versions.schemas';
import { Box } from '@mui/material';
import { useListContext } from 'react-admin';
import { UiText } from '#shared/fields/ui-text.tsx';
import { EmptyList } from '#shared/lists/empty-list.tsx';
import { LoadingRows } from '#shared/lists/list-rows.tsx';
import { StaffList } from '#shared/lists/staff-list.tsx';
import { GameVersionRow } from './game-version-row.tsx';

/** All versions in order. Few enough for one page. */
const PER_PAGE = 500;

const Editions = () => {
  const { data = [], isPending } = useListContext<AdminGameVersion>();
  if (isPending) return <LoadingRows />;
  return (
    <div>
      <UiText color="textSecondary" sx={{ px: 2, pt: 2 }} text="console.game_versions.lead" />
      {CONTENT_TYPES.map((type) => {
        const versions = data.filter(({ content_type }) => content_type === type);
        return (
          <section key={type} aria-labelledby={`edition-${type}`}>
            <UiText
              id={`edition-${type}`}
              variant="h6"
              component="h2"
              sx={{ px: 2, pt: 3 }}
              text={`console.game_versions.edition.${type}`}
            />
            {versions.length === 0 ? (
              <EmptyList text="console.game_versions.empty" />
            ) : (
              <Box component="ol" sx={{ m: 0, p: 0 }}>
                {versions.map((version) => (
                  <GameVersionRow key={version.id} version={version} />
                ))}
              </Box>
            )}
          </section>
        );
      })}
    </div>
  );
};

/** The game versions that forms and filters offer, by edition, newest first. */
export const GameVersionList = () => (
  <StaffList sort={{ field: 'version', order: 'DESC' }} perPage={PER_PAGE} canCreate rows="plain">
    <Editions />
  </StaffList>
);
