import type { ContentType } from '@bigorna/domain/catalogue-terms';
import { isGameVersion } from '@bigorna/domain/game-versions';
import { Alert } from '@mui/material';
import { AutocompleteArrayInput, required, useTranslate, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useStaffList } from '#shared/data/use-staff-list.ts';

const SOURCE = 'game_versions';
const versions = z.array(z.string()).catch([]);
const hasForm = (value: unknown): string | undefined =>
  versions.parse(value).every(isGameVersion) ? undefined : 'console.game_versions.version_help';
const VALIDATE = [required(), hasForm];

const toChoice = (id: string) => ({ id, name: id });
/** Takes another version than the offered ones. The form checks it. */
const createChoice = (typed = '') => toChoice(typed.trim());

/** The versions that staff offer for a content type, newest first; undefined until they are loaded. */
const useOfferedVersions = (content_type: ContentType): string[] | undefined =>
  useStaffList('game-versions', {
    filter: { content_type },
    sort: { field: 'version', order: 'DESC' },
    pagination: { page: 1, perPage: 500 },
  }).data?.map(({ version }) => version);

/** Game versions of a release. An archive or the staff member may name versions that are not offered. */
export const GameVersionsInput = ({ kind }: { kind: ContentType }) => {
  const translate = useTranslate();
  const selected = versions.parse(useWatch({ name: useWrappedSource(SOURCE) }));
  const offered = useOfferedVersions(kind);
  const unknown = offered ? selected.filter((one) => isGameVersion(one) && !offered.includes(one)) : [];
  return (
    <>
      <AutocompleteArrayInput
        source={SOURCE}
        choices={[...new Set([...(offered ?? []), ...selected])].map(toChoice)}
        translateChoice={false}
        validate={VALIDATE}
        onCreate={createChoice}
        createItemLabel="console.releases.use_version"
      />
      {unknown.length > 0 ? (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          {translate('console.releases.unknown_versions', { names: unknown.join(', ') })}
        </Alert>
      ) : null}
    </>
  );
};
