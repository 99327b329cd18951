import { CHANNELS, type ContentType, LOADER_NAMES, LOADERS_OF } from '@bigorna/domain/catalogue-terms';
import { VERSIONS_OF } from '@bigorna/domain/game-versions';
import { RELEASE_TEXT } from '@bigorna/domain/limits';
import { Alert, Stack } from '@mui/material';
import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  CheckboxGroupInput,
  maxLength,
  RadioButtonGroupInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { ACTIONS_SHOWN } from '../../inputs/list-actions.ts';
import { choicesOf } from '../choices.ts';
import { MarkdownInput } from '../form/markdown-input.tsx';

const KINDS = ['required', 'optional', 'incompatible'] as const;
const versions = z.array(z.string()).catch([]);

const GameVersions = ({ kind }: { kind: ContentType }) => {
  const chosen = versions.parse(useWatch({ name: 'game_versions' }));
  // An archive may name versions that the portal's list does not have.
  const offered = [...new Set([...VERSIONS_OF[kind], ...chosen])].map((id) => ({ id, name: id }));
  return (
    <AutocompleteArrayInput
      source="game_versions"
      choices={offered}
      translateChoice={false}
      validate={required()}
      fullWidth
    />
  );
};

const Dependencies = () => (
  <ArrayInput source="dependencies">
    <SimpleFormIterator inline disableReordering fullWidth sx={ACTIONS_SHOWN}>
      <ReferenceInput source="mod_id" reference="mods">
        <AutocompleteInput
          optionText="title"
          filterToQuery={(q: string) => ({ q })}
          validate={required()}
          sx={{ minWidth: { sm: 280 } }}
        />
      </ReferenceInput>
      <SelectInput
        source="kind"
        choices={choicesOf(KINDS, 'console.releases.dependency')}
        defaultValue="required"
        validate={required()}
      />
    </SimpleFormIterator>
  </ArrayInput>
);

/** What staff say of a release. */
export const ReleaseFields = ({ kind, unknown }: { kind: ContentType; unknown: readonly string[] }) => {
  const translate = useTranslate();
  const loaders = LOADERS_OF[kind].map((id) => ({ id, name: LOADER_NAMES[id] }));
  return (
    <Stack>
      <TextInput source="version" fullWidth validate={[required(), maxLength(RELEASE_TEXT.version)]} />
      <RadioButtonGroupInput source="channel" choices={choicesOf(CHANNELS, 'console.channel')} validate={required()} />
      <CheckboxGroupInput source="loaders" choices={loaders} translateChoice={false} validate={required()} />
      <GameVersions kind={kind} />
      <Dependencies />
      {unknown.length > 0 ? (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {translate('console.releases.unknown_dependencies', { names: unknown.join(', ') })}
        </Alert>
      ) : null}
      <MarkdownInput source="changelog" max={RELEASE_TEXT.changelog} rows={6} />
    </Stack>
  );
};
